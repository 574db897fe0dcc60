import type { CallApi, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { EndpointId } from "@worthy/contract/manifest";
import type { QueryClient } from "@tanstack/react-query";
import type { RawInput } from "../../api/addressOf.ts";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import type { Account } from "../session/account.ts";
import type { SessionStore } from "../session/sessionStore.ts";
import { applyAnswer } from "./applyAnswer.ts";
import { bindInput, bindMade } from "./bindInput.ts";
import type { UnsentStore } from "./unsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";
import { MY_LIST } from "./Writes.ts";

interface DeliverParts {
  call: CallApi;
  session: SessionStore;
  queryClient: QueryClient;
  store: UnsentStore;
}

const UNAUTHENTICATED = 401;

/** Sends a kept write as the person whose it is, and as nobody else. What it says is fixed before its first try, or a second one would not be the same request. */
export async function deliverWrite(write: UnsentWrite, { call, session, queryClient, store }: DeliverParts): Promise<unknown> {
  const callAny = call as (id: EndpointId, input: RawInput) => Promise<unknown>; // SendWrite has tied the two together
  const account = await wholeAccount(write.input, { call, session });
  const isHere = () => session.account()?.id === (write.userId ?? account.id);
  const findRating = (titleId: number) => findRatingOf(titleId, { call, queryClient, userId: account.id, trustCache: !write.waits });
  const input = await bindInput(write.input, { account, findRating });
  if (!isHere()) throw new ApiFailure(UNAUTHENTICATED, "somebody else is here");
  if (input === null) return undefined;
  const bound = { ...write, userId: account.id, input };
  store.put(bound);
  const answer = await callAny(write.endpoint, { ...input, idempotencyKey: write.key });
  applyAnswer(queryClient, bound, answer);
  if (write.endpoint === "rateTitle") await knowRatings(queryClient, account.id);
  if (write.endpoint === "createWatchlist") rememberMade(store, write.key, (answer as CallOutput<"createWatchlist">).id); // the answer to this endpoint
  return answer;
}

/** The account, with its list where the write is about that: a login does not tell of it. */
async function wholeAccount(input: RawInput, { call, session }: Pick<DeliverParts, "call" | "session">): Promise<Account> {
  const account = await session.ensureAccount();
  if (account.defaultWatchlistId !== 0 || !JSON.stringify(input).includes(JSON.stringify(MY_LIST))) return account;
  const { defaultWatchlistId } = await call("getUser", { params: { userId: account.id } });
  return { ...account, defaultWatchlistId };
}

/**
 * With a device's first rating somebody is here whose ratings are still on their way. Until they are in hand nothing but the write says that the title is rated, and
 * so it stays on its way; what was asked for before it would not hold it.
 */
async function knowRatings(queryClient: QueryClient, userId: string): Promise<void> {
  const query = ratingsQuery(userId);
  const state = queryClient.getQueryState(query.queryKey);
  if (!state || state.data !== undefined) return;
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  await queryClient.fetchQuery(query).catch(() => {}); // whoever shows them says so
}

/** What was written about a new list before it had an id. */
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

async function findRatingOf(titleId: number, { call, queryClient, userId, trustCache }: Lookup): Promise<string | null> {
  const query = ratingsQuery(userId);
  const held = trustCache ? await queryClient.ensureQueryData(query) : await call("listRatings", query.queryKey[2] as Parameters<typeof call<"listRatings">>[1]);
  return held?.userRatings.find(({ itemId }) => itemId === titleId)?.id ?? null;
}
