import { PosterCard, PosterWall } from "@worthy/ui";
import { pathOfFavourite, type SavedFavourite } from "../../features/favourites/savedFavourites.ts";
import { posterSources } from "../../features/title/posterSources.ts";
import { useT } from "../../messages/useT.ts";

const GRID_SIZES = "(min-width: 771px) 180px, 45vw";

/** What this device remembers of the favourites, while they are on their way or cannot be had. */
export function SavedGrid({ saved, offline }: { saved: readonly SavedFavourite[]; offline: boolean }) {
  const t = useT();
  return (
    <>
      {offline ? <p className="mb-4 text-sm text-ink-second">{t("faves.kept")}</p> : null}
      <PosterWall label={t("faves.heading")}>
        {saved.map((each, index) => (
          <PosterCard
            key={each.id}
            href={pathOfFavourite(each)}
            {...posterSources({ image: { poster: { url: each.poster }, backdrop: { url: "" } } }, GRID_SIZES)}
            name={each.name}
            label={each.name}
            caption={t(each.isMovie ? "title.movie" : "title.tv")}
            eager={index < 6}
          />
        ))}
      </PosterWall>
    </>
  );
}
