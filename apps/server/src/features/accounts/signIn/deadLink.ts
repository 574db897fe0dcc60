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
    "This link does not work: it was used, is too old, or never was one. Ask for a new one.",
  );
}
