import type { CallOutput, Endpoints, ParsedOf } from "@worthy/contract";
import { emailKeyOf } from "@worthy/domain";
import type { CallContext } from "../../../platform/http/handler.ts";
import { newLinkToken, newMatchingCode, newTextId, sha256 } from "../../../platform/ids.ts";
import type { Owner } from "../../../platform/policy.ts";
import type { MailMessage } from "../../../platform/mail/mailer.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { findUser, type UserRow } from "../accountStore.ts";
import {
  insertLink,
  LINK_LIFE_MS,
  saveMailState,
  type LinkPurpose,
  type LinkRow,
} from "../linkStore.ts";
import { findHolder } from "../emailStore.ts";
import { enterSandbox } from "./enterSandbox.ts";
import { composeLinkMail, type LinkFacts, type MailKind } from "./composeLinkMail.ts";

type Asked = ParsedOf<Endpoints["requestEmailLink"]>["body"];
type Context = CallContext<Endpoints["requestEmailLink"]>;

/** The purpose of a link to this address; null if the account hasn't claimed it. */
export function findPurpose(user: UserRow, emailKey: string): "SIGN_IN" | "CHANGE" | null {
  if (user.emailKey === emailKey) return "SIGN_IN";
  if (user.pendingKey !== emailKey) return null;
  return user.emailKey === null ? "SIGN_IN" : "CHANGE";
}

export function refuseUnknownEmail(): Refusal {
  return refuse(
    "expectation-failed",
    "This account doesn’t have this email yet: save it with PATCH /v1/users/{id}, then ask again.",
  );
}

interface Addressed {
  purpose: LinkPurpose;
  email: string;
}

interface LinkMail {
  purpose: LinkPurpose;
  to: string;
  token: string;
}

interface Delivery extends Pick<LinkRow, "requestId"> {
  owner: Owner;
  mails: readonly LinkMail[];
  facts: Omit<LinkFacts, "kind" | "to" | "link">;
  android: boolean;
}

/**
 * Saves links and mails them after the transaction. The response is finished before anything looks
 * at who has the address, so neither it nor its timing reveals that.
 */
export async function requestEmailLink(
  body: Asked,
  context: Context,
  ports: AccountPorts,
): Promise<CallOutput<"requestEmailLink"> | Refusal> {
  const { owner, sql, device, language, now } = context;
  const user = await findUser(sql, owner);
  const emailKey = emailKeyOf(body.email);
  const purpose = user && findPurpose(user, emailKey);
  if (!user || !purpose) return refuseUnknownEmail();
  const request = newRequest(now);
  const mails: LinkMail[] = [];
  for (const { purpose: linkPurpose, email } of addressedBy(user, purpose, emailKey)) {
    const token = newLinkToken();
    await insertLink(sql, owner, {
      ...request,
      tokenHash: sha256(token),
      purpose: linkPurpose,
      email,
      emailKey: emailKeyOf(email),
      bearerHash: sha256(context.caller?.bearer ?? ""),
      deviceLabel: device.label,
    });
    mails.push({ purpose: linkPurpose, to: email, token });
  }
  const [first] = mails;
  if (ports.isSandbox && first) {
    const refused = await enterSandbox(sha256(first.token), context, ports);
    if (refused) return refused;
  }
  const facts = { deviceLabel: device.label, at: now, newEmail: user.pendingEmail ?? "", language };
  const android = body.authDeviceType === "ANDROID";
  context.afterCommit(
    () => void deliver(ports, { owner, requestId: request.requestId, mails, facts, android }),
  );
  return {
    success: true,
    requestId: request.requestId,
    purpose,
    matchingCode: request.matchingCode,
    expiresAt: request.expiresAt.toISOString(),
    mail: "SENDING",
  };
}

const newRequest = (now: number) => ({
  requestId: newTextId(),
  matchingCode: newMatchingCode(),
  createdAt: new Date(now),
  expiresAt: new Date(now + LINK_LIFE_MS),
});

/** Mail goes to the normal form of the saved address, which is the one that gets verified. */
function addressedBy(user: UserRow, purpose: "SIGN_IN" | "CHANGE", emailKey: string): Addressed[] {
  if (purpose === "CHANGE")
    return [
      { purpose: "CHANGE_OLD", email: emailKeyOf(user.email ?? "") },
      { purpose: "CHANGE_NEW", email: emailKeyOf(user.pendingEmail ?? "") },
    ];
  return [{ purpose, email: emailKey }];
}

/** The kind of a sign-in tells the page behind the link, like the mail, what you asked for. */
function linkOf(
  publicUrl: string,
  { token, kind, android }: { token: string; kind: MailKind; android: boolean },
): string {
  const page = android ? "android-authentication" : "web-authentication";
  const isPlain = kind === "SIGN_IN" || (kind === "CONFIRM" && android);
  return `${publicUrl}/${page}?token=${token}${isPlain ? "" : `&type=${kind}`}`;
}

/** Only the mail says whether its address has an account: nobody but its owner reads it. */
async function kindOf({ pool, log }: AccountPorts, { purpose, to }: LinkMail): Promise<MailKind> {
  if (purpose !== "SIGN_IN") return purpose;
  try {
    return (await findHolder(pool, emailKeyOf(to))) === null ? "CONFIRM" : purpose;
  } catch (error) {
    log.error({ err: error }, "couldn't find out who has a link's address");
    return purpose;
  }
}

async function deliver(ports: AccountPorts, delivery: Delivery): Promise<void> {
  const { mailQueue, pool, log, publicUrl } = ports;
  const { owner, requestId, mails, facts, android } = delivery;
  const messages: MailMessage[] = [];
  for (const mail of mails) {
    const kind = await kindOf(ports, mail);
    const link = linkOf(publicUrl, { token: mail.token, kind, android });
    messages.push(composeLinkMail({ ...facts, kind, to: mail.to, link }));
  }
  const sent = await mailQueue.post(messages);
  await saveMailState(pool, owner, { requestId, mail: sent ? "SENT" : "FAILED" }).catch(
    (error: unknown) => log.error({ err: error }, "couldn't store the result of an email"),
  );
}
