import { useLocation } from "../../router/useLocation.ts";
import { deferredComponent } from "../failures/deferredComponent.tsx";
import { useMovieRecs } from "./useMovieRecs.ts";

const MovieRecs = deferredComponent(() =>
  import("./MovieRecsPrompt.tsx").then((file) => file.MovieRecsPrompt),
);

/** Suggestions that can appear next to any page. */
export function Prompts() {
  const { pathname } = useLocation();
  const { isDue, done } = useMovieRecs(pathname);
  return isDue ? <MovieRecs onDone={done} /> : null;
}
