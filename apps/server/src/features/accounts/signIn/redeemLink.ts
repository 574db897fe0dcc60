import type { Endpoints, ParsedOf } from "@worthy/contract";
import { sha256 } from "../../../platform/ids.ts";
import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts, Authentication } from "../accountPorts.ts";
import { findLink } from "../linkStore.ts";
import type { RedeemContext } from "./deadLink.ts";
import { changeEmail } from "./changeEmail.ts";
import { redirectPath } from "./redirectPath.ts";
import { mayOpenLink } from "./signInPolicy.ts";
import { signInWithLink } from "./signInWithLink.ts";

type Asked = ParsedOf<Endpoints["authenticate"]>["query"];

/** Uses up a link for exactly one of simultaneous attempts, and does what it is for. */
export async function redeemLink(
  { token, redirectUrl, platform }: Asked,
  context: RedeemContext,
  ports: AccountPorts,
): Promise<Authentication | Refusal> {
  const redirect = redirectUrl === undefined ? null : redirectPath(redirectUrl, ports.publicUrl);
  if (redirectUrl !== undefined && redirect === null)
    return refuse("invalid", "Redirect url must be an address of this site");
  const tokenHash = sha256(token);
  const link = mayOpenLink(await findLink(context.sql, tokenHash));
  if (link instanceof Refusal) return link;
  const result =
    link.purpose === "SIGN_IN"
      ? await signInWithLink(link, { ...context, platform }, ports)
      : await changeEmail(link, context, ports);
  return result instanceof Refusal ? result : { ...result, redirectUrl: redirect };
}
