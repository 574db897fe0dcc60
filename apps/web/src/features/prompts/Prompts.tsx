import { lazy, Suspense } from "react";
import { useLocation } from "../../router/useLocation.ts";
import { loadChunk } from "../failures/loadChunk.ts";
import { useMovieRecs } from "./useMovieRecs.ts";

const MovieRecs = lazy(() => loadChunk(() => import("./MovieRecsPrompt.tsx")).then(({ MovieRecsPrompt }) => ({ default: MovieRecsPrompt })));

/** What may be proposed beside any page. */
export function Prompts() {
  const { pathname } = useLocation();
  const { isDue, done } = useMovieRecs(pathname);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <MovieRecs onDone={done} />
    </Suspense>
  );
}
