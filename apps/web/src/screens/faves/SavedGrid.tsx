import { PosterCard, PosterWall } from "@worthy/ui";
import { pathOfFavourite, type SavedFavourite } from "../../features/favourites/savedFavourites.ts";
import { posterSources } from "../../features/title/posterSources.ts";
import { useTexts } from "../../locale/useLocale.ts";
import favesTexts from "./texts/faves.en.json" with { type: "json" };
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

const GRID_SIZES = "(min-width: 771px) 180px, 45vw";

/** Favourites stored on this device, shown while loading or offline. */
export function SavedGrid({
  saved,
  offline,
}: {
  saved: readonly SavedFavourite[];
  offline: boolean;
}) {
  const t = useTexts(favesTexts, titleTexts);
  return (
    <>
      {offline ? <p className="mb-4 text-sm text-ink-second">{t("faves.kept")}</p> : null}
      <PosterWall label={t("faves.heading")}>
        {saved.map((each, index) => (
          <PosterCard
            key={each.id}
            href={pathOfFavourite(each)}
            {...posterSources(
              { image: { poster: { url: each.poster }, backdrop: { url: "" } } },
              GRID_SIZES,
            )}
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
