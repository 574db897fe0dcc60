import { handlersOf } from "../../../platform/http/handler.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { modeOf } from "../appMode.ts";
import { issueBearer } from "../bearerStore.ts";
import { createCanned } from "../createAccount.ts";
import { CANNED_PROFILES } from "./cannedProfiles.ts";
import { presentCanned } from "./presentCanned.ts";

type CannedPorts = Pick<AccountPorts, "createDefaultWatchlist" | "beginWithRatings">;

const refuseMode = () => refuse("forbidden", "Demo profiles are for demo and business mode.");

export function cannedHandlers(ports: CannedPorts) {
  return handlersOf({
    listCannedProfiles: ({ query: { appMode, limit, offset } }, { device }) => {
      if (modeOf(device.host, appMode) === "B2C") return refuseMode();
      return {
        results: CANNED_PROFILES.slice(offset, offset + limit).map(presentCanned),
        total: CANNED_PROFILES.length,
      };
    },

    cloneCannedProfile: async ({ params, query }, { sql, device, startSession, afterCommit }) => {
      const mode = modeOf(device.host, query.appMode);
      if (mode === "B2C") return refuseMode();
      const profile = CANNED_PROFILES.find(({ id }) => id === params.profileId);
      if (!profile) return refuse("not-found", "Demo profile not found.");
      const ratedLocation = mode === "B2B" ? "B2B_ONBOARDING" : "ONBOARDING";
      const owner = await createCanned(sql, ports, { profile, ratedLocation });
      const bearer = await issueBearer(sql, { owner, label: device.label });
      afterCommit(() => startSession(bearer));
      return { ...presentCanned(profile), token: bearer, userId: owner.userId };
    },
  });
}
