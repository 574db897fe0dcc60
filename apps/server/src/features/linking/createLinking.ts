import { isRegistered } from "@worthy/domain";
import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import { deleteOldActionTokens, endConfirmed } from "./actionTokenStore.ts";
import { linkData } from "./linkData.ts";
import { linkGuards } from "./linkGuards.ts";
import { linkingHandlers, type LinkingPorts } from "./routes.ts";

const KEPT_MS = 60 * 60_000;

interface Neighbours {
  accounts: Pick<LinkingPorts, "issueBearer" | "rememberDevice">;
}

/** Signs in a television or another screen with a code. */
export function createLinking(platform: Platform, { accounts }: Neighbours) {
  const { sql, limiter, realtime, publicUrl, now } = platform;
  return {
    handlers: linkingHandlers({
      isRegistered: ({ roles }) => isRegistered(roles),
      issueBearer: accounts.issueBearer,
      rememberDevice: accounts.rememberDevice,
      notifyWaitingScreen: realtime.notifyWaitingScreen,
      publicUrl,
    }),
    guards: linkGuards(limiter, sql),
    personalData: linkData,
    hourly: [
      {
        run: () => deleteOldActionTokens(sql, new Date(now() - KEPT_MS)),
        failed: "couldn't remove screens' old requests",
      },
    ],
    endLinks: endConfirmed,
  } satisfies Feature & Offers;
}

export type Linking = ReturnType<typeof createLinking>;
