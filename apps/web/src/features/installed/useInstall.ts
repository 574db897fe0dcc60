import { useSyncExternalStore } from "react";
import { useServices } from "../services/Services.ts";
import { canInstall, install, watchInstall } from "./installPrompt.ts";

/**
 * Whether the browser can install the app from here, and a way to prompt. `place` is where it is
 * offered.
 */
export function useInstall(place: "banner" | "desktop"): { possible: boolean; ask: () => void } {
  const { track, report } = useServices();
  const possible = useSyncExternalStore(watchInstall, canInstall, () => false);
  const ask = async () => {
    track("install_offer", { place, action: "tapped" });
    if (await install()) track("install_offer", { place, action: "converted" });
  };
  return {
    possible,
    ask: () => void ask().catch((error: unknown) => report("Failed to install", error)),
  };
}
