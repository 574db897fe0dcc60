import { useGenreChoice } from "../../../features/account/useGenreChoice.ts";
import { AccountFrame } from "../../profile/AccountFrame.tsx";
import { GenreTiles } from "../GenreTiles.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import selectionTexts from "../texts/selection.en.json" with { type: "json" };

/** Genre selection, from the profile. */
export function GenreScreen() {
  const t = useTexts(selectionTexts);
  const choice = useGenreChoice();
  return (
    <AccountFrame heading={t("selection.genres")} hint={t("selection.genresHint")} wide>
      <GenreTiles choice={choice} />
    </AccountFrame>
  );
}
