import { recommends, type FailedCall } from "../../api/createApi.ts";
import type { Track } from "../tracking/events.ts";

/** What names a thing; all else in an address, such as the reference of an invite, opens one. */
const IDS = /\{(id|\w+Id)\}/g;
/** Of titles and lists. People are named by `user_id` alone, which goes with their account; an invite is acknowledged by its reference, which the specification calls an id too. */
const IS_ID = /^(\d+|notinterested)$/;

/** Notes each call that failed with its address, status and person; what is only not there, or has met no network, is no fault of the API. */
export function noteFailedCalls(track: Track, userId: () => string | null): (failed: FailedCall) => void {
  return ({ path, params = {}, status, again }) => {
    const named = (whole: string, id: string) => (IS_ID.test(String(params[id])) ? String(params[id]) : whole);
    if (status !== 0 && status !== 404) track("api_error", { url: path.replace(IDS, named), status, user_id: userId() ?? "" });
    if (!recommends({ path })) return;
    if (!again) track("exception_recommendations", { status });
    else if (status === 502) track("recommendations_retry", { status });
  };
}
