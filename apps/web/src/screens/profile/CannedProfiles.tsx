import { lazy, Suspense } from "react";
import { useDemoMode } from "../../features/account/useDemoMode.ts";
import { loadChunk } from "../../features/failures/loadChunk.ts";

const Choice = lazy(() => loadChunk(() => import("./CannedChoice.tsx")).then(({ CannedChoice }) => ({ default: CannedChoice })));

/** In demo and business mode: made-up people to look around as. Loaded only there. */
export function CannedProfiles() {
  const mode = useDemoMode();
  if (mode === null) return null;
  return (
    <Suspense fallback={null}>
      <Choice mode={mode} />
    </Suspense>
  );
}
