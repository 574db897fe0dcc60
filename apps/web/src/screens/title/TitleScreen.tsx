import { IMAGE_WIDTHS } from "@worthy/domain";
import { PosterImage, Row } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "../../router/useParams.ts";
import { SHARED_POSTER } from "../../features/links/sharePoster.ts";
import { SeenWhole } from "../../features/episodes/SeenWhole.tsx";
import { MisleadingNote } from "../../features/rating/MisleadingNote.tsx";
import { RatingControls } from "../../features/rating/RatingControls.tsx";
import { Credits } from "./Credits.tsx";
import { DeferredFriends } from "./friends/DeferredFriends.tsx";
import { Awards, Chips } from "./AboutTitle.tsx";
import { ScoreLine } from "./ScoreLine.tsx";
import { Seasons } from "./Seasons.tsx";
import { SimilarTitles } from "./SimilarTitles.tsx";
import { titleIdOf } from "./titleIdOf.ts";
import { Story } from "./Story.tsx";
import { TitleActions } from "./TitleActions.tsx";
import { WhereToWatch } from "./WhereToWatch.tsx";
import { TITLE_COLUMNS, TITLE_PAGE } from "./titleFrame.ts";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { TitleDetails } from "./TitleDetails.tsx";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { backdropSources } from "../../features/title/backdropSources.ts";
import { ListOrder } from "../../features/score/ListOrder.tsx";
import { TitleCard } from "../../features/title/TitleCard.tsx";
import { titleFacts } from "./titleFacts.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import { imageAddress } from "../../api/basePath.ts";

const { backdrop: BACKDROP_WIDTH } = IMAGE_WIDTHS;
/** Four fifths of wide windows, the full width of phones. */
const BACKDROP_SIZES = "(min-width: 771px) 78vw, 100vw";

/**
 * Clear where there is no text: at the end on wide windows, above the name on phones; in between it
 * stays faint, because there is text on all of it.
 */
const BACKDROP_ART =
  "ms-auto h-full w-full object-cover max-md:mask-[linear-gradient(to_bottom,black_30%,transparent_90%)] md:w-[78%] md:mask-[linear-gradient(to_bottom,black_35%,transparent),linear-gradient(to_right,transparent_15%,black_85%)] md:mask-intersect md:max-xl:opacity-40 xl:mask-[linear-gradient(to_bottom,black_35%,transparent),linear-gradient(to_right,transparent_38%,black_90%)] md:rtl:-scale-x-100";

/**
 * The title's art as a backdrop at the top of the page; fades into the ground at the start and the
 * bottom.
 */
function Backdrop({ url }: { url: string }) {
  const sources = backdropSources(url);
  if (sources === null) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 -z-10 h-52 md:h-117">
      <img
        {...sources}
        sizes={BACKDROP_SIZES}
        alt=""
        width={BACKDROP_WIDTH}
        height={Math.round((BACKDROP_WIDTH * 9) / 16)}
        fetchPriority="high"
        className={BACKDROP_ART}
      />
    </div>
  );
}

/** The page of a show or film. The route has loaded the title. */
export function TitleScreen() {
  const { data: title } = useQuery(titleQuery(titleIdOf(useParams()) ?? 0));
  return title ? <TitlePage key={title.id} title={title} /> : null;
}

/**
 * Next to the poster, over the art: a halo of the ground colour keeps the text legible on any art.
 */
const HERO = "md:col-start-2 [text-shadow:0_0_0.25rem_var(--ground),0_0_0.75rem_var(--ground)]";

/** Place of what is at the side of wide windows on others. */
const NARROW = "max-md:col-span-2 md:max-xl:col-start-2";

/** Below what follows it in the page, so not shown before that has arrived. */
const LAST = "max-xl:order-last max-xl:[:not(:has(>[data-arrived]))>*>&]:hidden";

function TitlePage({ title }: { title: TitleInFull }) {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  const { cast, crew } = titleCredits(title, locale);
  const hasEpisodes = title.seasons.some(({ episodeCount }) => episodeCount > 0);
  return (
    <>
      <Backdrop url={title.image.backdrop.url} />
      <div className={TITLE_PAGE}>
        <div className={TITLE_COLUMNS}>
          {/* The poster of the card that led here moves to this frame; the attribute lets a card on this page take over the name. */}
          <div className="md:row-span-5">
            {/* Where text is very large, name and score need the room. */}
            <div
              className="@max-[15rem]:hidden"
              data-shared={SHARED_POSTER}
              style={{ viewTransitionName: SHARED_POSTER }}
            >
              <PosterOf title={title} />
            </div>
            <TitleActions title={title} />
          </div>
          <div
            // The button that shares is above the end of a long name, and beside very large ones.
            className={`flex flex-col justify-end max-md:pt-8 @max-[15rem]:pt-0 md:justify-start @max-[15rem]:col-span-2 ${HERO}`}
          >
            <TitleHeading title={title} />
          </div>
          <div className={`max-md:col-span-2 ${HERO}`}>
            <ScoreLine title={title} />
          </div>
          <div className={`max-md:col-span-2 max-md:text-shadow-none ${HERO}`}>
            <Story title={title} />
          </div>
          {/* On wide windows at the side; on others the services come next, and the people last. */}
          <div className="max-xl:contents xl:col-start-3 xl:row-span-4 xl:row-start-2 xl:ps-8">
            <div className={NARROW}>
              <WhereToWatch title={title} />
            </div>
            <div className={`flex flex-col gap-6 xl:mt-6 ${NARROW} ${LAST}`}>
              {cast.length > 0 ? (
                <Credits id="cast" heading={t("title.cast")} credits={cast} />
              ) : null}
              <TitleDetails title={title} />
              {crew.length > 0 ? (
                <Credits id="crew" heading={t("title.crew")} credits={crew} />
              ) : null}
            </div>
          </div>
          <div className="flex min-w-0 flex-col gap-6 max-md:col-span-2 md:col-start-2">
            <div>
              <RatingControls title={title} />
              {hasEpisodes ? null : <SeenWhole title={title} />}
              <MisleadingNote title={title} />
            </div>
            <div className="grid gap-3">
              <Chips title={title} />
              <SimilarTitles title={title} />
            </div>
            {hasEpisodes ? <Seasons title={title} /> : null}
            <DeferredFriends title={title} />
            <Awards title={title} />
          </div>
          <span data-arrived hidden />
        </div>
        <FranchiseTitles title={title} />
      </div>
    </>
  );
}

function PosterOf({ title }: { title: TitleInFull }) {
  const t = useTexts(titleTexts);
  const { poster } = title.image;
  const small = imageAddress(poster.url, IMAGE_WIDTHS.poster);
  const large = imageAddress(poster.url, IMAGE_WIDTHS.large);
  const srcSet =
    small && large
      ? `${small} ${IMAGE_WIDTHS.poster}w, ${large} ${IMAGE_WIDTHS.large}w`
      : undefined;
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

/** Cast with characters, crew with jobs in words. */
function titleCredits({ cast, crew }: TitleInFull, locale: Locale) {
  const t = locale.texts(titleTexts);
  const jobs: Record<string, string> = {
    CREATOR: t("title.CREATOR"),
    DIRECTOR: t("title.DIRECTOR"),
  };
  return {
    cast: cast.map(({ id, name, character }) => ({ id, name, role: character })),
    crew: crew.map(({ id, name, job }) => ({ id, name, role: jobs[job] ?? job })),
  };
}

/** The other titles of the franchise, oldest first. */
function FranchiseTitles({ title: { franchise, franchiseTitles } }: { title: TitleInFull }) {
  const t = useTexts(shellTexts, titleTexts);
  if (franchise === null || franchiseTitles.length === 0) return null;
  return (
    <Row
      heading={t("title.moreOf", { name: franchise })}
      action={<ListOrder order="oldest" />}
      labels={{ previous: t("shell.previous"), next: t("shell.next") }}
    >
      {franchiseTitles.map((each) => (
        <TitleCard key={each.id} title={each} />
      ))}
    </Row>
  );
}

/** The languages of a title's two names that aren't the page's. */
function nameLanguages({ language, originalName, showsOriginal }: TitleInFull) {
  const original = language === "" ? undefined : language;
  if (showsOriginal) return { name: original };
  return originalName ? { beside: original } : {};
}

/** The name, the one beside it, and the facts below. */
function TitleHeading({ title }: { title: TitleInFull }) {
  const locale = useLocale();
  const languages: { name?: string; beside?: string } = nameLanguages(title);
  return (
    <div className="min-w-0 @max-[15rem]:before:float-end @max-[15rem]:before:h-7 @max-[15rem]:before:w-11">
      <h1
        lang={languages.name}
        className="font-display text-xl font-bold tracking-tight text-balance wrap-break-word sm:text-2xl lg:text-3xl"
      >
        {title.name}
      </h1>
      {title.originalName ? (
        <p
          lang={languages.beside}
          className="mt-1 text-sm text-pretty wrap-break-word text-ink-second md:text-base md:max-xl:text-ink"
        >
          <bdi>{title.originalName}</bdi>
        </p>
      ) : null}
      <p className="mt-2 overflow-x-clip text-sm text-ink-second md:text-base md:max-xl:text-ink">
        {/* Each fact includes the dot before it; at the start of a line, it is outside and clipped. */}
        <span className="-ms-4 flex flex-wrap">
          {titleFacts(title, locale).map((fact) => (
            <span
              key={fact}
              className="relative ps-4 before:absolute before:inset-s-0 before:w-4 before:text-center before:content-['·'/'']"
            >
              {`${fact} `}
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
