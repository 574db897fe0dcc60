import type { CallApi, CallOutput, EndpointId, CallInput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { QueryClient } from "@tanstack/react-query";
import type { RawInput } from "../../api/addressOf.ts";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import type { Account, SessionStore } from "../services/SessionStore.ts";
import { bindInput, bindMade } from "./bindInput.ts";
import type { UnsentStore } from "./createUnsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";
import { MY_LIST } from "../services/Writes.ts";
import { withoutRating, withRating } from "../rating/patchRatings.ts";

interface DeliverParts {
  call: CallApi;
  session: SessionStore;
  queryClient: QueryClient;
  store: UnsentStore;
}

const UNAUTHENTICATED = 401;

/**
 * Sends a stored write as its person, and as nobody else. Its content is fixed before the first
 * attempt, because otherwise a second one wouldn't be the same request.
 */
export async function deliverWrite(
  write: UnsentWrite,
  { call, session, queryClient, store }: DeliverParts,
): Promise<unknown> {
  const callAny = call as (id: EndpointId, input: RawInput) => Promise<unknown>; // SendWrite has tied the two together
  const account = await wholeAccount(write.input, { call, session });
  const isHere = () => session.account()?.id === (write.userId ?? account.id);
  const findRating = (titleId: number) =>
    findRatingOf(titleId, { call, queryClient, userId: account.id, trustCache: !write.waits });
  const input = await bindInput(write.input, { account, findRating });
  if (!isHere()) throw new ApiFailure(UNAUTHENTICATED, "somebody else is here");
  if (input === null) return undefined;
  const bound = { ...write, userId: account.id, input };
  store.put(bound);
  const answer = await callAny(write.endpoint, { ...input, idempotencyKey: write.key });
  applyAnswer(queryClient, bound, answer);
  if (write.endpoint === "rateTitle") await knowRatings(queryClient, account.id);
  if (write.endpoint === "createWatchlist")
    rememberMade(store, write.key, (answer as CallOutput<"createWatchlist">).id); // the response of this endpoint
  return answer;
}

/** The account, with its list if the write needs it, which a login doesn't return. */
async function wholeAccount(
  input: RawInput,
  { call, session }: Pick<DeliverParts, "call" | "session">,
): Promise<Account> {
  const account = await session.ensureAccount();
  if (account.defaultWatchlistId !== 0 || !JSON.stringify(input).includes(JSON.stringify(MY_LIST)))
    return account;
  const { defaultWatchlistId } = await call("getUser", { params: { userId: account.id } });
  return { ...account, defaultWatchlistId };
}

/**
 * After a device's first rating, the person's ratings are still loading. Until they arrive, only
 * the write shows that the title is rated, so it stays pending; an earlier request wouldn't include
 * it.
 */
async function knowRatings(queryClient: QueryClient, userId: string): Promise<void> {
  const query = ratingsQuery(userId);
  const state = queryClient.getQueryState(query.queryKey);
  if (!state || state.data !== undefined) return;
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  await queryClient.fetchQuery(query).catch(() => {}); // whoever shows them reports it
}

/** Fills in the id in what was written about a new list before it had one. */
function rememberMade(store: UnsentStore, key: string, id: unknown): void {
  for (const other of store.list()) {
    const input = bindMade(other.input, key, id);
    if (input !== other.input) store.put({ ...other, input });
  }
}

interface Lookup {
  call: CallApi;
  queryClient: QueryClient;
  userId: string;
  trustCache: boolean;
}

async function findRatingOf(
  titleId: number,
  { call, queryClient, userId, trustCache }: Lookup,
): Promise<string | null> {
  const query = ratingsQuery(userId);
  const held = trustCache
    ? await queryClient.ensureQueryData(query)
    : await call("listRatings", query.queryKey[2] as Parameters<typeof call<"listRatings">>[1]);
  return held?.userRatings.find(({ itemId }) => itemId === titleId)?.id ?? null;
}

/**
 * Applies the server's response to a rating to the person's ratings at once; everything else is
 * refetched.
 */
function applyAnswer(
  queryClient: QueryClient,
  { endpoint, input, userId }: UnsentWrite,
  answer: unknown,
): void {
  if (userId === null) return;
  const { queryKey } = ratingsQuery(userId);
  if (endpoint === "rateTitle") {
    const rated = answer as CallOutput<"rateTitle">; // the response of this endpoint
    queryClient.setQueryData(queryKey, (ratings) => ratings && withRating(ratings, rated));
  }
  if (endpoint === "deleteRating") {
    const { progress } = answer as CallOutput<"deleteRating">; // the response of this endpoint
    const { ratingId } = (input as CallInput<"deleteRating">).params; // its input
    queryClient.setQueryData(
      queryKey,
      (ratings) => ratings && withoutRating(ratings, ratingId, progress),
    );
  }
}
