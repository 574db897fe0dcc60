import { ANSWER_LIFE_MS, COLLECT_LIFE_MS, type LinkRow } from "../linkStore.ts";

/** A mail without a result after this time was lost with the server that was sending it. */
const LOST_AFTER_MS = 2 * 60 * 1000;

type State = "WAITING" | "APPROVED" | "DONE" | "ENDED";

export function presentSignInRequest({ requestId, deviceLabel, createdAt, matchingCode }: LinkRow) {
  return { requestId, deviceLabel, requestedAt: createdAt.toISOString(), matchingCode };
}

/**
 * A request as its device sees it: shows that it was approved, but not that the link was opened
 * elsewhere.
 */
export function presentEmailLink(links: readonly [LinkRow, ...LinkRow[]], now: number) {
  const [first] = links;
  const lost = first.mail === "SENDING" && now - first.createdAt.getTime() > LOST_AFTER_MS;
  return {
    success: true as const,
    requestId: first.requestId,
    purpose: first.purpose === "SIGN_IN" ? ("SIGN_IN" as const) : ("CHANGE" as const),
    matchingCode: first.matchingCode,
    expiresAt: first.expiresAt.toISOString(),
    mail: lost ? ("FAILED" as const) : first.mail,
    state: stateOf(links, now),
  };
}

function stateOf(links: readonly [LinkRow, ...LinkRow[]], now: number): State {
  const [first] = links;
  if (links.every(({ redeemedBy, userId }) => redeemedBy === userId) || first.collectedAt)
    return "DONE";
  if (first.approval === "APPROVED")
    return isWithin(first.approvedAt, COLLECT_LIFE_MS, now) ? "APPROVED" : "ENDED";
  if (first.approval === "PENDING" && isWithin(first.redeemedAt, ANSWER_LIFE_MS, now))
    return "WAITING";
  return now < first.expiresAt.getTime() ? "WAITING" : "ENDED";
}

function isWithin(since: Date | null, lifeMs: number, now: number): boolean {
  return since !== null && now - since.getTime() < lifeMs;
}
