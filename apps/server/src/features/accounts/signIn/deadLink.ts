import type { Endpoints } from "@worthy/contract";
import type { CallContext } from "../../../platform/http/handler.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";

export type RedeemContext = CallContext<Endpoints["authenticate"]>;

/**
 * The same answer for links that were used, have expired, or never existed, so that guessing
 * reveals nothing.
 */
export function deadLink(): Refusal {
  return refuse(
    "gone",
    "This link doesn’t work: it’s been used, has expired, or is incomplete. Ask for a new one.",
  );
}
