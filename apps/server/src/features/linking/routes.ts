import { isAppleTv, isolated, UNKNOWN_DEVICE } from "@worthy/domain";
import { handlersOf, type CallContext, type Queries } from "../../platform/http/handler.ts";
import { newLinkCode, newLinkToken, sha256 } from "../../platform/ids.ts";
import { ownerBy, type Caller, type Owner } from "../../platform/policy.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import {
  deleteOldActionTokens,
  findByCollector,
  findWaiting,
  insertActionToken,
  saveAnswer,
  claimConfirmed,
  type LinkName,
  type LinkSource,
} from "./actionTokenStore.ts";

/** Message required by the specification. */
const NOT_SIGNED_IN = "You need to be signed in to link your account";
const NOT_RECOGNIZED =
  "Error: This request was not recognized or it has expired. Please try again.";

/** Names of screens that haven't told theirs. */
const SCREEN_NAMES: Record<LinkSource, string> = {
  TV: "TV",
  ANDROID: "Android device",
  WEB: "other browser",
};

function linkedMessage({
  source,
  deviceLabel,
}: {
  source: LinkSource;
  deviceLabel: string;
}): string {
  const linked = "Your account has been successfully linked to";
  if (isAppleTv(deviceLabel)) return `${linked} your Apple TV`;
  return deviceLabel === UNKNOWN_DEVICE
    ? `${linked} your ${SCREEN_NAMES[source]}`
    : `${linked} ${isolated(deviceLabel)}`;
}

/** What linking needs from other features and the installation. */
export interface LinkingPorts {
  /** Whether the caller has an account with a verified address. */
  isRegistered(caller: Caller): boolean;
  /** Issues a bearer for another device of a person. */
  issueBearer(
    sql: Queries,
    device: { owner: Owner; label: string; source: LinkSource },
  ): Promise<string>;
  /** Records that the person has signed in with this screen, and returns the proof of that. */
  rememberDevice(
    sql: Queries,
    owner: Owner,
    known: { proof?: string | undefined; now: number },
  ): Promise<string>;
  /** Notifies the waiting screen, on any server; it also polls. */
  notifyWaitingScreen(collectHash: string, state: "CONFIRMED" | "REFUSED"): void;
  /** The product's public origin, without a trailing slash. */
  publicUrl: string;
}

const HOLDS_MS = 10 * 60_000;
/** A screen confirmed at the last moment can still collect for this long. */
const COLLECT_MS = 2 * 60_000;
const KEPT_MS = 60 * 60_000;
const TRIES = 5;

const notRecognized = () => refuse("not-found", NOT_RECOGNIZED);

export function linkingHandlers(ports: LinkingPorts) {
  return handlersOf({
    startLink: async ({ body }, { sql, now }) => {
      await deleteOldActionTokens(sql, new Date(now - KEPT_MS));
      const secrets = await insertRequest(sql, body, now);
      const address = `${ports.publicUrl}/?${new URLSearchParams({ processQR: secrets.token, source: body.source })}`;
      return {
        ...secrets,
        matchingCode: matchingCodeOf(sha256(secrets.token)),
        address,
        expiresAt: new Date(now + HOLDS_MS).toISOString(),
      };
    },

    lookAtLink: async ({ body }, context) => {
      const owner = ownerWhoMayLink(context, ports);
      if (owner instanceof Refusal) return owner;
      const found = await findWaiting(context.sql, nameOf(body), new Date(context.now));
      if (!found) return notRecognized();
      const { source, deviceLabel, tokenHash, createdAt, expiresAt } = found;
      return {
        source,
        deviceLabel,
        matchingCode: matchingCodeOf(tokenHash),
        requestedAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
    },

    answerLink: async ({ body }, context) => {
      const owner = ownerWhoMayLink(context, ports);
      if (owner instanceof Refusal) return owner;
      const { sql, now, afterCommit } = context;
      const state = body.confirm ? ("CONFIRMED" as const) : ("REFUSED" as const);
      const answered = await saveAnswer(sql, nameOf(body), {
        state,
        owner,
        now: new Date(now),
        until: new Date(now + COLLECT_MS),
      });
      if (!answered) return notRecognized();
      afterCommit(() => ports.notifyWaitingScreen(answered.collectHash, state));
      return { state, message: body.confirm ? linkedMessage(answered) : null };
    },

    collectLink: ({ body }, context) => collect(ports, context, sha256(body.collectToken)),
  });
}

type CollectContext = Pick<CallContext, "sql" | "now" | "device" | "startSession" | "afterCommit">;

/** Signs in the waiting screen, once, after somebody has confirmed it. */
async function collect(
  ports: LinkingPorts,
  { sql, now, device, startSession, afterCommit }: CollectContext,
  collectHash: string,
) {
  const confirmed = await claimConfirmed(sql, collectHash, new Date(now));
  if (confirmed) {
    const owner = ownerBy(confirmed);
    const token = await ports.issueBearer(sql, {
      owner,
      label: confirmed.deviceLabel,
      source: confirmed.source,
    });
    const proof = await ports.rememberDevice(sql, owner, {
      proof: device.proof,
      now,
    });
    afterCommit(() => startSession(token, proof));
    return { state: "CONFIRMED" as const, id: owner.userId, token };
  }
  const found = await findByCollector(sql, collectHash, new Date(now));
  return found?.state === "WAITING" || found?.state === "REFUSED"
    ? { state: found.state, id: null, token: null }
    : notRecognized();
}

/**
 * Two digits shown on the screen and on the phone: if somebody else has sent the request, no screen
 * nearby shows them.
 */
const matchingCodeOf = (tokenHash: string): string =>
  String(10 + (Number.parseInt(tokenHash.slice(0, 8), 16) % 90));

/** Stores a request with its own secrets. Short codes collide now and then. */
async function insertRequest(
  sql: Queries,
  { source, deviceLabel }: { source: LinkSource; deviceLabel: string },
  now: number,
) {
  const [token, collectToken] = [newLinkToken(), newLinkToken()];
  const request = {
    tokenHash: sha256(token),
    collectHash: sha256(collectToken),
    source,
    deviceLabel: deviceLabel || UNKNOWN_DEVICE,
    createdAt: new Date(now),
    expiresAt: new Date(now + HOLDS_MS),
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = newLinkCode();
    if (await insertActionToken(sql, { ...request, codeHash: sha256(code) }))
      return { token, code: `${code.slice(0, 4)}-${code.slice(4)}`, collectToken };
  }
  throw new Error("no code was free");
}

/** Accepts codes as people type them: in any case, with or without spaces and hyphens. */
function nameOf({
  token,
  code,
}: {
  token?: string | undefined;
  code?: string | undefined;
}): LinkName {
  return {
    tokenHash: token === undefined ? null : sha256(token),
    codeHash: code === undefined ? null : sha256(code.toUpperCase().replace(/[\s-]/g, "")),
  };
}

function ownerWhoMayLink(
  { owner, caller }: { owner: Owner | null; caller: Caller | null },
  { isRegistered }: LinkingPorts,
): Owner | Refusal {
  if (!owner || !caller) return refuse("unauthenticated", NOT_SIGNED_IN, "sign-in-to-link");
  return isRegistered(caller) ? owner : refuse("forbidden", NOT_SIGNED_IN, "sign-in-to-link");
}
