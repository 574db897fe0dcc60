import { useDemoMode } from "../../features/account/useDemoMode.ts";
import { lateComponent } from "../../features/failures/lateComponent.tsx";

const Choice = lateComponent(() => import("./CannedChoice.tsx").then((file) => file.CannedChoice));

/** In demo and business mode: made-up people to look around as. Loaded only there. */
export function CannedProfiles() {
  const mode = useDemoMode();
  return mode === null ? null : <Choice mode={mode} />;
}
