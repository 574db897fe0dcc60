import { useGenreChoice } from "../../features/account/useGenreChoice.ts";
import { useT } from "../../messages/useT.ts";
import { AccountFrame } from "../profile/AccountFrame.tsx";
import { GenreTiles } from "./GenreTiles.tsx";

/** Genre selection, from the profile. */
export function GenreScreen() {
  const t = useT();
  const choice = useGenreChoice();
  return (
    <AccountFrame heading={t("selection.genres")} hint={t("selection.genresHint")} wide>
      <GenreTiles choice={choice} />
    </AccountFrame>
  );
}
