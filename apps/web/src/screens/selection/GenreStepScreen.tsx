import { useGenreChoice } from "../../features/account/useGenreChoice.ts";
import { useT } from "../../messages/useT.ts";
import { GenreTiles } from "./GenreTiles.tsx";
import { SelectionStep } from "./SelectionStep.tsx";

/** Genre selection while onboarding. */
export function GenreStepScreen() {
  const t = useT();
  const choice = useGenreChoice();
  return (
    <SelectionStep step="genres" heading={t("selection.genres")} hint={t("selection.genresHint")} chosen={choice.count}>
      <GenreTiles choice={choice} />
    </SelectionStep>
  );
}
