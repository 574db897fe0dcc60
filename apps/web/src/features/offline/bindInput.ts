import type { RawInput } from "../../api/addressOf.ts";
import type { Account } from "../services/SessionStore.ts";
import { madeBy, ME, MY_LIST } from "../services/Writes.ts";

interface Known {
  account: Account;
  /** The id of the person's rating of a title; null if there is none. */
  findRating: (titleId: number) => Promise<string | null>;
}

const RATING = /"\$rating:(\d+)"/;

/**
 * Replaces placeholders with what is known now; null if the write refers to a rating that doesn't
 * exist.
 */
export async function bindInput(
  input: RawInput,
  { account, findRating }: Known,
): Promise<RawInput | null> {
  let text = JSON.stringify(input)
    .replaceAll('"$me"', JSON.stringify(account.id))
    .replaceAll('"$list"', JSON.stringify(String(account.defaultWatchlistId)));
  const titleId = RATING.exec(text)?.[1];
  if (titleId !== undefined) {
    const rating = await findRating(Number(titleId));
    if (rating === null) return null;
    text = text.replace(RATING, () => JSON.stringify(rating));
  }
  return JSON.parse(text) as RawInput; // the same shape as before
}

/** The same input with one account's values turned back into placeholders, for another. */
export function unbindInput(input: RawInput, { id, defaultWatchlistId }: Account): RawInput {
  const text = JSON.stringify(input).replaceAll(JSON.stringify(id), JSON.stringify(ME));
  const list = JSON.stringify(String(defaultWatchlistId)); // zero if it was never known, and then nothing contains it
  return JSON.parse(text.replaceAll(list, JSON.stringify(MY_LIST))) as RawInput; // the same shape as before
}

/** The same input with the placeholder of what a write created replaced by its id. */
export function bindMade(input: RawInput, key: string, id: unknown): RawInput {
  const text = JSON.stringify(input);
  const bound = text.replaceAll(JSON.stringify(madeBy(key)), JSON.stringify(String(id)));
  return bound === text ? input : (JSON.parse(bound) as RawInput); // the same shape as before
}
