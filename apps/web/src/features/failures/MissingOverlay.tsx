import type { MissingOverlayProps } from "@worthy/ui";
import { useEffect, useEffectEvent } from "react";
import { ChunkLoadError } from "./loadChunk.ts";
import { useFailureToast } from "./useFailureToast.ts";

/** Replaces a dialog, sheet or menu that failed to load: says so, and closes it. */
export function MissingOverlay({ error, close }: MissingOverlayProps) {
  const failed = useFailureToast();
  const say = useEffectEvent(() => {
    failed(new ChunkLoadError("couldn't load an overlay", { cause: error }), () =>
      location.reload(),
    );
    close();
  });
  useEffect(() => say(), []);
  return null;
}
