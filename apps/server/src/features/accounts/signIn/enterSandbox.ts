import type { Endpoints } from "@worthy/contract";
import type { CallContext } from "../../../platform/http/handler.ts";
import { refuse, Refusal } from "../../../platform/refusal.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { createAccount } from "../createAccount.ts";
import { findHolder, lockEmail, saveVerifiedEmail } from "../emailStore.ts";
import { findLink, saveAnswer, saveRedemption, spendLink } from "../linkStore.ts";
import { settleRoles } from "./settleRoles.ts";
import { mayOpenLink } from "./signInPolicy.ts";

/**
 * A sandbox sends no email. Instead, whoever asks for a link to an address that nobody has gets a
 * new account with it, as if somebody had approved the device: only the device that asked can
 * collect it. Nobody gets in to an account that exists.
 */
export async function enterSandbox(
  tokenHash: string,
  { sql, now }: Pick<CallContext<Endpoints["requestEmailLink"]>, "sql" | "now">,
  ports: AccountPorts,
): Promise<Refusal | null> {
  const link = mayOpenLink(await findLink(sql, tokenHash));
  if (link instanceof Refusal) return link;
  await lockEmail(sql, link.emailKey);
  const isTaken = (await findHolder(sql, link.emailKey)) !== null;
  if (isTaken || link.purpose !== "SIGN_IN")
    return refuse(
      "conflict",
      "This sandbox sends no email, so you can only use an address that nobody has here yet. An invented one will do.",
      "address-unusable",
    );
  const spent = await spendLink(sql, link, new Date(now));
  if (!spent) return null;
  const { owner } = await createAccount(sql, ports);
  await saveVerifiedEmail(sql, owner, link);
  await settleRoles(sql, owner, {
    user: { roles: [], adminByEmail: false },
    emailKey: link.emailKey,
  });
  await saveRedemption(sql, spent, { redeemedBy: owner.userId, approval: "PENDING" });
  await saveAnswer(sql, owner, {
    requestId: link.requestId,
    approved: true,
    now: new Date(now),
  });
  return null;
}
