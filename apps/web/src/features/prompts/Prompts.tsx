import { useLocation } from "../../router/useLocation.ts";
import { lateComponent } from "../failures/lateComponent.tsx";
import { useMovieRecs } from "./useMovieRecs.ts";

const MovieRecs = lateComponent(() =>
  import("./MovieRecsPrompt.tsx").then((file) => file.MovieRecsPrompt),
);

/** Suggestions that can appear next to any page. */
export function Prompts() {
  const { pathname } = useLocation();
  const { isDue, done } = useMovieRecs(pathname);
  return isDue ? <MovieRecs onDone={done} /> : null;
}
