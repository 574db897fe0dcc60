import { isBusinessHost } from "@worthy/domain";
import type { BusinessTheme } from "../../platform/businessTheme.ts";
import type { Dispatch } from "../../platform/http/dispatch.ts";
import { Refusal } from "../../platform/refusal.ts";
import { withinOffer } from "./withinOffer.ts";

export interface BusinessSettings {
  /** Look and content of the business host. */
  businessTheme?: BusinessTheme | undefined;
}

/** The business host's content; for its look, see registerBusiness. */
export function createBusiness({ businessTheme }: BusinessSettings) {
  const offerOn = (host: string) => (isBusinessHost(host) ? (businessTheme ?? null) : null);
  return {
    /** The lists and services a host shows; null for all. */
    offerOn,
    /** Ids of the services a host offers; null for all. */
    servicesOn: (host: string) => offerOn(host)?.services ?? null,
    /** Removes services from responses that the host doesn't offer. */
    narrow:
      (dispatch: Dispatch): Dispatch =>
      async (id, call) => {
        const offer = offerOn(call.device?.host ?? "");
        const result = await dispatch(id, call);
        return offer && !(result instanceof Refusal) ? withinOffer(id, result, offer) : result;
      },
  };
}
