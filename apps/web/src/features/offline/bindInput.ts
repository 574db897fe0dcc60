import type { RawInput } from "../../api/addressOf.ts";
import type { Account } from "../session/account.ts";
import { madeBy, ME, MY_LIST } from "./Writes.ts";

interface Known {
  account: Account;
  /** The id of the person's rating of a title; null where there is none. */
  findRating: (titleId: number) => Promise<string | null>;
}

const RATING = /"\$rating:(\d+)"/;

/** Puts what is known now in the place of what stood for it; null where the write speaks of a rating that does not exist. */
export async function bindInput(input: RawInput, { account, findRating }: Known): Promise<RawInput | null> {
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

/** The same input with what was bound to one account open again, for another. */
export function unbindInput(input: RawInput, { id, defaultWatchlistId }: Account): RawInput {
  const text = JSON.stringify(input).replaceAll(JSON.stringify(id), JSON.stringify(ME));
  const list = JSON.stringify(String(defaultWatchlistId)); // zero where it never became known, and then nothing is bound to it
  return JSON.parse(text.replaceAll(list, JSON.stringify(MY_LIST))) as RawInput; // the same shape as before
}

/** The same input with the id of what a write has made in the place of what stood for it. */
export function bindMade(input: RawInput, key: string, id: unknown): RawInput {
  const text = JSON.stringify(input);
  const bound = text.replaceAll(JSON.stringify(madeBy(key)), JSON.stringify(String(id)));
  return bound === text ? input : (JSON.parse(bound) as RawInput); // the same shape as before
}
