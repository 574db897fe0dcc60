import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import { newLinkCode, newLinkToken, sha256 } from "../../platform/ids.ts";
import type { Caller, Owner } from "../../platform/policy.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { deleteOldActionTokens, findByCollector, findWaiting, insertActionToken, saveAnswer, takeConfirmed, type LinkName, type LinkSource } from "./actionTokenStore.ts";
import { linkedMessage, NOT_RECOGNIZED, NOT_SIGNED_IN } from "./linkMessages.ts";

/** What linking needs of other features, and of the installation. */
export interface LinkingPorts {
  /** Whether somebody is signed in to an account of their own, whose address is verified. */
  isRegistered(caller: Caller): boolean;
  /** Makes a bearer for another device of a person. */
  issueBearer(sql: Queries, device: { userId: string; label: string; source: LinkSource }): Promise<string>;
  /** Notes that the person has signed in with this screen, and returns what proves that later. */
  rememberDevice(sql: Queries, userId: string, known: { proof?: string | undefined; now: number }): Promise<string>;
  /** Tells the screen that waits, on whatever server; it asks now and then in any case. */
  tellWaitingScreen(collectHash: string, state: "CONFIRMED" | "REFUSED"): void;
  /** Origin of the product as people see it, without a trailing slash. */
  publicUrl: string;
}

const HOLDS_MS = 10 * 60_000;
/** A screen that was confirmed in the last moment still has this long to collect. */
const COLLECT_MS = 2 * 60_000;
const KEPT_MS = 60 * 60_000;
const TRIES = 5;

const notRecognized = () => refuse("not-found", NOT_RECOGNIZED);

export function linkingHandlers(ports: LinkingPorts) {
  return handlersOf<"startLink" | "lookAtLink" | "answerLink" | "collectLink">({
    startLink: async ({ body }, { sql, now }) => {
      await deleteOldActionTokens(sql, new Date(now - KEPT_MS));
      const secrets = await insertRequest(sql, body, now);
      const address = `${ports.publicUrl}/?${new URLSearchParams({ processQR: secrets.token, source: body.source })}`;
      return { ...secrets, matchingCode: matchingCodeOf(sha256(secrets.token)), address, expiresAt: new Date(now + HOLDS_MS).toISOString() };
    },

    lookAtLink: async ({ body }, context) => {
      const owner = ownerWhoMayLink(context, ports);
      if (owner instanceof Refusal) return owner;
      const found = await findWaiting(context.sql, nameOf(body), new Date(context.now));
      if (!found) return notRecognized();
      const { source, deviceLabel, tokenHash, createdAt, expiresAt } = found;
      return { source, deviceLabel, matchingCode: matchingCodeOf(tokenHash), requestedAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    },

    answerLink: async ({ body }, context) => {
      const owner = ownerWhoMayLink(context, ports);
      if (owner instanceof Refusal) return owner;
      const { sql, now, afterCommit } = context;
      const state = body.confirm ? ("CONFIRMED" as const) : ("REFUSED" as const);
      const answered = await saveAnswer(sql, nameOf(body), { state, userId: owner.userId, now: new Date(now), until: new Date(now + COLLECT_MS) });
      if (!answered) return notRecognized();
      afterCommit(() => ports.tellWaitingScreen(answered.collectHash, state));
      return { state, message: body.confirm ? linkedMessage(answered.source) : null };
    },

    collectLink: async ({ body }, { sql, now, device, startSession, afterCommit }) => {
      const collectHash = sha256(body.collectToken);
      const confirmed = await takeConfirmed(sql, collectHash, new Date(now));
      if (confirmed?.userId) {
        const token = await ports.issueBearer(sql, { userId: confirmed.userId, label: confirmed.deviceLabel, source: confirmed.source });
        const proof = await ports.rememberDevice(sql, confirmed.userId, { proof: device.proof, now });
        afterCommit(() => startSession(token, proof));
        return { state: "CONFIRMED" as const, id: confirmed.userId, token };
      }
      const found = await findByCollector(sql, collectHash, new Date(now));
      return found?.state === "WAITING" || found?.state === "REFUSED" ? { state: found.state, id: null, token: null } : notRecognized();
    },
  });
}

/** Two digits that the screen shows, and the phone beside its question: of a request that somebody else has sent, no screen at hand shows them. */
const matchingCodeOf = (tokenHash: string): string => String(10 + (Number.parseInt(tokenHash.slice(0, 8), 16) % 90));

/** Stores a request under secrets of its own. Codes are few enough to meet now and then. */
async function insertRequest(sql: Queries, { source, deviceLabel }: { source: LinkSource; deviceLabel: string }, now: number) {
  const [token, collectToken] = [newLinkToken(), newLinkToken()];
  const request = {
    tokenHash: sha256(token),
    collectHash: sha256(collectToken),
    source,
    deviceLabel: deviceLabel || "Unknown device",
    createdAt: new Date(now),
    expiresAt: new Date(now + HOLDS_MS),
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = newLinkCode();
    if (await insertActionToken(sql, { ...request, codeHash: sha256(code) })) return { token, code: `${code.slice(0, 4)}-${code.slice(4)}`, collectToken };
  }
  throw new Error("no code was free");
}

/** Codes are taken as people type them: in any case, with spaces and hyphens or without. */
function nameOf({ token, code }: { token?: string | undefined; code?: string | undefined }): LinkName {
  return { tokenHash: token === undefined ? null : sha256(token), codeHash: code === undefined ? null : sha256(code.toUpperCase().replace(/[\s-]/g, "")) };
}

function ownerWhoMayLink({ owner, caller }: { owner: Owner | null; caller: Caller | null }, { isRegistered }: LinkingPorts): Owner | Refusal {
  if (!owner || !caller) return refuse("unauthenticated", NOT_SIGNED_IN, "sign-in-to-link");
  return isRegistered(caller) ? owner : refuse("forbidden", NOT_SIGNED_IN, "sign-in-to-link");
}
