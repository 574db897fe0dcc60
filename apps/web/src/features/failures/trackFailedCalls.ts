import { recommends, type FailedCall } from "../../api/createApi.ts";
import { EXPECTED_STATUSES } from "../events/isExpected.ts";
import type { Track } from "../events/Track.ts";

/** Parameters that identify things; others, such as the reference of an invite, grant access. */
const IDS = /\{(id|\w+Id)\}/g;
/**
 * Ids of titles and lists. People appear only in `user_id`, which is dropped with their account; an
 * invite is acknowledged by its reference, which the specification also calls an id.
 */
const IS_ID = /^(\d+|notinterested)$/;

/**
 * Records each failed call with its address, status and person; expected and not-found responses
 * and missing networks are not API faults.
 */
export function trackFailedCalls(track: Track): (failed: FailedCall) => void {
  return ({ path, params = {}, userId, status, message, again }) => {
    if (EXPECTED_STATUSES.has(status)) return;
    const named = (whole: string, id: string) =>
      IS_ID.test(String(params[id])) ? String(params[id]) : whole;
    if (status !== 0 && status !== 404)
      track("api_error", { url: path.replace(IDS, named), status, message, user_id: userId ?? "" });
    if (!recommends({ path })) return;
    if (!again) track("exception_recommendations", { status, message });
    else if (status === 502) track("recommendations_retry", { status });
  };
}
