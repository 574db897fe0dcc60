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
import { composeLinkMail } from "./composeLinkMail.ts";

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
    "This account has no such e-mail yet: save it with PATCH /v1/users/{id}, then ask again.",
  );
}

interface Addressed {
  purpose: LinkPurpose;
  email: string;
}

/**
 * Saves links and mails them after the transaction. Never checks whether anybody else has the
 * address, so neither response nor timing reveals it.
 */
export async function requestEmailLink(
  body: Asked,
  context: Context,
  ports: AccountPorts,
): Promise<CallOutput<"requestEmailLink"> | Refusal> {
  const { owner, sql } = context;
  const user = await findUser(sql, owner);
  const emailKey = emailKeyOf(body.email);
  const purpose = user && findPurpose(user, emailKey);
  if (!user || !purpose) return refuseUnknownEmail();
  const links = addressedBy(user, purpose, emailKey);
  const request = newRequest(context.now);
  const messages: MailMessage[] = [];
  for (const { purpose, email } of links) {
    const token = newLinkToken();
    const bearerHash = sha256(context.caller?.bearer ?? "");
    await insertLink(sql, owner, {
      ...request,
      tokenHash: sha256(token),
      purpose,
      email,
      emailKey: emailKeyOf(email),
      bearerHash,
      deviceLabel: context.device.label,
    });
    const link = linkOf(ports.publicUrl, {
      token,
      purpose,
      android: body.authDeviceType === "ANDROID",
    });
    const { device, language, now } = context;
    messages.push(
      composeLinkMail({
        purpose,
        to: email,
        link,
        deviceLabel: device.label,
        at: now,
        newEmail: user.pendingEmail ?? "",
        language,
      }),
    );
  }
  context.afterCommit(() => void deliver(ports, { owner, requestId: request.requestId }, messages));
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

function linkOf(
  publicUrl: string,
  { token, purpose, android }: { token: string; purpose: LinkPurpose; android: boolean },
): string {
  const page = android ? "android-authentication" : "web-authentication";
  return `${publicUrl}/${page}?token=${token}${purpose === "SIGN_IN" ? "" : `&type=${purpose}`}`;
}

async function deliver(
  { office, pool, log }: AccountPorts,
  { owner, requestId }: Pick<LinkRow, "requestId"> & { owner: Owner },
  messages: readonly MailMessage[],
): Promise<void> {
  const sent = await office.post(messages);
  await saveMailState(pool, owner, { requestId, mail: sent ? "SENT" : "FAILED" }).catch(
    (error: unknown) => log.error({ err: error }, "the result of a mail could not be stored"),
  );
}
