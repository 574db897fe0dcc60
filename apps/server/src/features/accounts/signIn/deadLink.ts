import type { Endpoints } from "@worthy/contract";
import type { CallContext } from "../../../platform/http/handler.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";

export type RedeemContext = CallContext<Endpoints["authenticate"]>;

/** One answer for a link that was used, is too old, or never was: who tries learns nothing from it. */
export function deadLink(): Refusal {
  return refuse("gone", "This link does not work: it was used, is too old, or never was one. Ask for a new one.");
}
