import { useCallback, useEffect } from "react";
import { retryImport } from "./retryImport.ts";
import { loadChunk } from "./loadChunk.ts";

const PAUSE_MS = 2_000;

/**
 * Code that an action needs, in a separate file. It is loaded once the page is idle, not with the
 * action: by then, a new version may have replaced the file.
 * @param importCode the same function every time
 */
export function useDeferredCode<Code>(importCode: () => Promise<Code>): () => Promise<Code> {
  useEffect(() => {
    const early = () => void (navigator.onLine && importCode().catch(() => {})); // the action tries again
    const timer = setTimeout(early, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [importCode]);
  return useCallback(
    () =>
      loadChunk(() => importCode().catch((error: unknown) => retryImport(error) as Promise<Code>)), // the same file
    [importCode],
  );
}
