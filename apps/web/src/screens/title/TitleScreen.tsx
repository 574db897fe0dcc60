import { useQuery } from "@tanstack/react-query";
import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import { PosterImage } from "@worthy/ui";
import { useParams } from "../../router/useParams.ts";
import { SHARED_POSTER } from "../../features/links/sharePoster.ts";
import { RatingControls } from "../../features/rating/RatingControls.tsx";
import { useT } from "../../messages/useT.ts";
import { Backdrop } from "./Backdrop.tsx";
import { Credits } from "./Credits.tsx";
import { FranchiseTitles } from "./FranchiseTitles.tsx";
import { LateFriends } from "./friends/LateFriends.tsx";
import { MoreAbout } from "./MoreAbout.tsx";
import { ScoreLine } from "./ScoreLine.tsx";
import { Seasons } from "./Seasons.tsx";
import { SimilarTitles } from "./SimilarTitles.tsx";
import { titleIdOf } from "./titleIdOf.ts";
import { TitleAside } from "./TitleAside.tsx";
import { titleCredits } from "./titleCredits.ts";
import { TITLE_COLUMNS, TITLE_PAGE } from "./titleFrame.ts";
import type { TitleInFull } from "./titleFacts.ts";
import { TitleDetails } from "./TitleDetails.tsx";
import { TitleHeading } from "./TitleHeading.tsx";
import { titleQuery } from "../../features/title/titleQuery.ts";

/** The page of a show or film. The route has loaded the title before this is shown. */
export function TitleScreen() {
  const { data: title } = useQuery(titleQuery(titleIdOf(useParams()) ?? 0));
  return title ? <TitlePage key={title.id} title={title} /> : null;
}

/** Beside the poster, over the art: a halo of the ground keeps the words legible whatever the art is. */
const HERO = "md:col-start-2 [text-shadow:0_0_0.25rem_var(--ground),0_0_0.75rem_var(--ground)]";

function TitlePage({ title }: { title: TitleInFull }) {
  const t = useT();
  const { cast, crew } = titleCredits(title, t);
  return (
    <>
      <Backdrop url={title.image.backdrop.url} />
      <div className={TITLE_PAGE}>
        <div className={TITLE_COLUMNS}>
          {/* The poster of a card that led here lands in this frame; the attribute lets a card on this page take the name over. */}
          <div className="md:row-span-3">
            <div data-shared={SHARED_POSTER} style={{ viewTransitionName: SHARED_POSTER }}>
              <PosterOf title={title} />
            </div>
          </div>
          <div className={`flex flex-col justify-end md:justify-start ${HERO}`}>
            <TitleHeading title={title} />
          </div>
          <div className={`max-md:col-span-2 ${HERO}`}>
            <ScoreLine title={title} />
          </div>
          <div className="max-md:col-span-2 md:col-start-2">
            <RatingControls title={title} />
          </div>
          <div className="max-md:col-span-2 md:col-start-1">
            <TitleAside title={title} />
          </div>
          <div className="flex flex-col gap-8 max-md:col-span-2 md:col-start-2">
            {title.seasons.length > 0 ? <Seasons title={title} /> : null}
            <MoreAbout title={title} />
            <LateFriends title={title} />
          </div>
          <div className="flex flex-col gap-8 max-md:col-span-2 md:col-start-2 xl:col-start-3 xl:ps-10">
            {cast.length > 0 ? <Credits id="cast" heading={t("title.cast")} credits={cast} /> : null}
            <TitleDetails title={title} />
            {crew.length > 0 ? <Credits id="crew" heading={t("title.crew")} credits={crew} /> : null}
          </div>
        </div>
        <FranchiseTitles title={title} />
        <SimilarTitles title={title} />
      </div>
    </>
  );
}

function PosterOf({ title }: { title: TitleInFull }) {
  const t = useT();
  const { poster } = title.image;
  const small = imageUrl(poster.url, IMAGE_WIDTHS.poster);
  const large = imageUrl(poster.url, IMAGE_WIDTHS.large);
  const srcSet = small && large ? `${small} ${IMAGE_WIDTHS.poster}w, ${large} ${IMAGE_WIDTHS.large}w` : undefined;
  return (
    <PosterImage
      src={small}
      srcSet={srcSet}
      sizes="(min-width: 771px) 232px, 108px"
      alt={t("title.posterOf", { name: title.name })}
      fallback={title.name}
      eager
      className="ring-1 ring-hairline"
    />
  );
}
