import { randomInt } from "node:crypto";
import {
  decideInvite,
  INVITE_ACTIONS,
  type InviteAction,
  type InviteState,
  type AccountStatus,
} from "@worthy/domain";
import { shareHelpers } from "./shareHelpers.ts";
import type { TestPerson, TestServer } from "./testServer.ts";

export const WALK_ACTORS = [
  "anonymous",
  "unverified",
  "verified",
  "owner",
  "collaborator",
  "stranger",
] as const;
type Actor = (typeof WALK_ACTORS)[number];

interface WalkStep {
  actor: Actor;
  action: InviteAction;
  /** Whether an acknowledgement names the list's reference, and not the list. */
  withReference: boolean;
}

/** So many steps of anybody. */
export function randomWalk(length: number): WalkStep[] {
  const anyOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[randomInt(values.length)] ?? values[0];
  return Array.from({ length }, () => ({
    actor: anyOf(WALK_ACTORS),
    action: anyOf(INVITE_ACTIONS),
    withReference: randomInt(2) === 1,
  }));
}

interface WalkResult {
  answered: boolean;
  state: InviteState;
}

/** Gives a person an address, or none, to match an account status. */
async function setAccountStatus(
  server: Pick<TestServer, "sql">,
  person: TestPerson,
  accountStatus: AccountStatus,
): Promise<void> {
  await server.sql`delete from emails where user_id = ${person.userId}`;
  await server.sql`delete from pending_emails where user_id = ${person.userId}`;
  const address = {
    userId: person.userId,
    email: `${person.userId}@example.org`,
    emailKey: `${person.userId}@example.org`,
  };
  if (accountStatus === "verified") await server.sql`insert into emails ${server.sql(address)}`;
  if (accountStatus === "unverified")
    await server.sql`insert into pending_emails ${server.sql(address)}`;
}

/** The actor's call under their own address. Who is somebody else can only try as if the invite were theirs. */
function requestOf(
  { action, withReference }: WalkStep,
  { list, reference, person }: { list: number; reference: string; person: TestPerson },
  as: TestPerson,
): [method: string, path: string] {
  const base = `/v1/users/{me}/watchlists`;
  if (action === "invite") return ["POST", `${base}/${list}/invites/user/${person.userId}`];
  if (action === "acknowledge")
    return ["POST", `${base}/invites/acknowledge/${withReference ? reference : list}`];
  if (action === "accept" || action === "decline")
    return ["POST", `${base}/${list}/invites/${action}`];
  return [
    "DELETE",
    `${base}/${list}/collabs/${action === "leave" && as === person ? as.userId : person.userId}`,
  ];
}

/** One list with its owner and a collaborator, and one person in the middle whose account status is that of each step’s actor. */
export async function startInviteWalk(server: Pick<TestServer, "sql" | "call" | "newPerson">) {
  const { newVerified, call, createList, referenceTo, join, befriend } = shareHelpers(server);
  const [owner, collaborator] = [await newVerified(), await newVerified()];
  const [stranger, person] = [await newVerified(), await newVerified()];
  const list = await createList(owner);
  await join(collaborator, { owner, listId: list });
  await befriend(owner, person);
  const reference = await referenceTo(owner, list);
  const actors: Record<Actor, TestPerson> = {
    anonymous: person,
    unverified: person,
    verified: person,
    owner,
    collaborator,
    stranger,
  };
  const place = { list, reference, person };
  let state: InviteState = "NONE";

  const stored = async (): Promise<InviteState> => {
    const [row] = await server.sql<
      { state: InviteState }[]
    >`select state from memberships where user_id = ${person.userId} and watchlist_id = ${list}`;
    return row?.state ?? "NONE";
  };
  /** Takes a step over the API: whether it was answered, the state afterwards, and what the machine makes of it. */
  const take = async (step: WalkStep): Promise<WalkResult & { expected: WalkResult }> => {
    const { actor } = step;
    const accountStatus: AccountStatus =
      actor === "anonymous" || actor === "unverified" ? actor : "verified";
    const isPerson = actors[actor] === person;
    if (isPerson) await setAccountStatus(server, person, accountStatus);
    // Accepting, declining and leaving of others is about an invite of theirs, and there is none that is this one: such steps are not taken.
    const isOthersOwn = !isPerson && step.action !== "invite" && step.action !== "remove";
    if (isOthersOwn) return { answered: false, state, expected: { answered: false, state } };
    // Naming oneself in the place of the owner's word is asking to leave.
    const action = isPerson && step.action === "remove" ? "leave" : step.action;
    const by = isPerson ? "invited" : actor === "owner" ? "owner" : "other";
    const decision = decideInvite({
      state,
      action,
      by,
      accountStatus,
      withReference: step.withReference && action === "acknowledge",
    });
    const { status } = await call(
      actors[actor],
      ...requestOf({ ...step, action }, place, actors[actor]),
    );
    state = decision.kind === "moved" ? decision.state : state;
    return {
      answered: status === 200,
      state: await stored(),
      expected: { answered: decision.kind !== "refused", state },
    };
  };
  return { take };
}
