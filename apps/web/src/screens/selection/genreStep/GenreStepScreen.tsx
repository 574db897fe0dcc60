import { useGenreChoice } from "../../../features/account/useGenreChoice.ts";
import { GenreTiles } from "../GenreTiles.tsx";
import { SelectionStep } from "../SelectionStep.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import selectionTexts from "../texts/selection.en.json" with { type: "json" };

/** Genre selection in onboarding. */
export function GenreStepScreen() {
  const t = useTexts(selectionTexts);
  const choice = useGenreChoice();
  return (
    <SelectionStep
      step="genres"
      heading={t("selection.genres")}
      hint={t("selection.genresHint")}
      chosen={choice.count}
    >
      <GenreTiles choice={choice} />
    </SelectionStep>
  );
}
