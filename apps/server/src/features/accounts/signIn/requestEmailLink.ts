import type { CallOutput, Endpoints, ParsedOf } from "@worthy/contract";
import { emailKeyOf } from "@worthy/domain";
import type { CallContext } from "../../../platform/http/handler.ts";
import { newLinkToken, newMatchingCode, newTextId, sha256 } from "../../../platform/ids.ts";
import type { MailMessage } from "../../../platform/mail/mailer.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { findUser, type UserRow } from "../accountStore.ts";
import { insertLink, LINK_LIFE_MS, saveMailState, type LinkPurpose, type LinkRow } from "../linkStore.ts";
import { composeLinkMail } from "./composeLinkMail.ts";

type Asked = ParsedOf<Endpoints["requestEmailLink"]>["body"];
type Context = CallContext<Endpoints["requestEmailLink"]>;

/** What a link to this address would be for; null where the account has not said that it is its own. */
export function findPurpose(user: UserRow, emailKey: string): "SIGN_IN" | "CHANGE" | null {
  if (user.emailKey === emailKey) return "SIGN_IN";
  if (user.pendingKey !== emailKey) return null;
  return user.emailKey === null ? "SIGN_IN" : "CHANGE";
}

export function refuseUnknownEmail(): Refusal {
  return refuse("expectation-failed", "This account has no such e-mail yet: save it with PATCH /v1/users/{id}, then ask again.");
}

interface Addressed {
  purpose: LinkPurpose;
  email: string;
}

/** Saves links and has them mailed after the transaction. It never looks whether anybody else has the address, so no answer and no time can tell. */
export async function requestEmailLink(body: Asked, context: Context, ports: AccountPorts): Promise<CallOutput<"requestEmailLink"> | Refusal> {
  const { owner, sql } = context;
  const user = await findUser(sql, owner.userId);
  const emailKey = emailKeyOf(body.email);
  const purpose = user && findPurpose(user, emailKey);
  if (!user || !purpose) return refuseUnknownEmail();
  const change: Addressed[] = [
    { purpose: "CHANGE_OLD", email: user.email ?? "" },
    { purpose: "CHANGE_NEW", email: user.pendingEmail ?? "" },
  ];
  // Mail goes to the address as it was saved, which is the one that gets verified.
  const links = purpose === "CHANGE" ? change : [{ purpose, email: (user.emailKey === emailKey ? user.email : user.pendingEmail) ?? "" }];
  const request = { requestId: newTextId(), matchingCode: newMatchingCode(), createdAt: new Date(context.now), expiresAt: new Date(context.now + LINK_LIFE_MS) };
  const messages: MailMessage[] = [];
  for (const { purpose, email } of links) {
    const token = newLinkToken();
    const bearerHash = sha256(context.caller?.bearer ?? "");
    await insertLink(sql, {
      ...request,
      tokenHash: sha256(token),
      purpose,
      email,
      emailKey: emailKeyOf(email),
      userId: owner.userId,
      bearerHash,
      deviceLabel: context.device.label,
    });
    const link = linkOf(ports.publicUrl, { token, purpose, android: body.authDeviceType === "ANDROID" });
    const { device, language, now } = context;
    messages.push(composeLinkMail({ purpose, to: email, link, deviceLabel: device.label, at: now, newEmail: user.pendingEmail ?? "", language }));
  }
  context.afterCommit(() => void deliver(ports, { userId: owner.userId, requestId: request.requestId }, messages));
  return { success: true, requestId: request.requestId, purpose, matchingCode: request.matchingCode, expiresAt: request.expiresAt.toISOString(), mail: "SENDING" };
}

function linkOf(publicUrl: string, { token, purpose, android }: { token: string; purpose: LinkPurpose; android: boolean }): string {
  const page = android ? "android-authentication" : "web-authentication";
  return `${publicUrl}/${page}?token=${token}${purpose === "SIGN_IN" ? "" : `&type=${purpose}`}`;
}

async function deliver({ office, pool, log }: AccountPorts, request: Pick<LinkRow, "userId" | "requestId">, messages: readonly MailMessage[]): Promise<void> {
  const sent = await office.post(messages);
  await saveMailState(pool, request, sent ? "SENT" : "FAILED").catch((error: unknown) => log.error({ err: error }, "what became of a mail could not be noted"));
}
