import { buttonClass, Row, UiLink } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { PickCard } from "../../../features/notInterested/PickCard.tsx";
import { useUndismissed } from "../../../features/notInterested/useUndismissed.ts";
import { serviceHeading } from "../../../features/sources/serviceHeading.ts";
import { sourcesQuery } from "../../../features/sources/sourcesQuery.ts";
import { PosterSkeletons } from "../../../features/title/PosterSkeletons.tsx";
import { BlockContext } from "../../../features/title/BlockContext.ts";
import { ROW_ITEM } from "../todayFrame.ts";
import type { TodayRow as RowData } from "../todayQueries.ts";
import { formatRuntime } from "../../../locale/formats.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import { traitInText } from "../../../features/score/traitInText.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import todayTexts from "../texts/today.en.json" with { type: "json" };

interface TodayRowProps {
  row: RowData;
  /** Scores are this person's: the page isn't a visitor's. */
  personal: boolean;
  /** Scores of titles that have reached a higher band, as they were on the last visit. */
  risen: ReadonlyMap<number, number>;
  /** Somebody asks how long titles are. */
  timed: boolean;
  /** Its posters come when the page is hydrated. */
  waits: boolean;
}

const never = () => () => {};

/** The row's English name in events. */
const blockOf = ({ kind, because, mood, service }: RowData, personal: boolean): string =>
  ({
    best: personal ? "Worthy for you tonight" : "Widely liked",
    because: because?.rating === "LOVE" ? "Because you loved …" : "Because you liked …",
    mood: `In the mood for … ${mood?.label}`,
    service: `On ${service?.name}`,
    tv: "Shows",
    movie: "Films",
  })[kind];

function headingOf(
  row: RowData,
  { personal, region }: { personal: boolean; region: string },
  locale: Locale,
) {
  const t = locale.texts(todayTexts);
  const { because, mood, service, titles } = row;
  if (because)
    return t(because.rating === "LOVE" ? "today.youLoved" : "today.youLiked", {
      name: because.name,
    });
  if (mood) return t("today.inTheMood", { mood: traitInText({ trait: "tag", ...mood }, locale) });
  if (service) return serviceHeading({ service, titles, region }, locale);
  if (row.kind === "best") return t(personal ? "today.best" : "today.wellKnown");
  return t(row.kind === "tv" ? "today.aShow" : "today.aFilm");
}

/** Where there is more of a row. */
const moreOf = ({ kind, because, mood }: RowData): string | null =>
  kind === "best" ? "/home/worthy/" : mood ? `/mood?mood=${mood.key}` : (because?.path ?? null);

/** One row of titles, whose heading says what they have in common. */
export function TodayRow({ row, personal, risen, timed, waits }: TodayRowProps) {
  const locale = useLocale();
  const t = useTexts(todayTexts);
  const region = useQuery(sourcesQuery).data?.region ?? "";
  const titles = useUndismissed(row.titles);
  const more = moreOf(row);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (titles.length === 0) return null;
  return (
    <BlockContext value={blockOf(row, personal)}>
      <Row
        heading={headingOf(row, { personal, region }, locale)}
        hint={row.because ? t("today.moreLikeIt") : undefined}
        labels={{ previous: t("today.previous"), next: t("today.next") }}
        itemClass={ROW_ITEM}
        action={
          more ? (
            <UiLink href={more} className={buttonClass("quiet", "medium", "-me-3 px-3")}>
              {t("today.seeAll")}
            </UiLink>
          ) : null
        }
      >
        {waits && !hydrated ? (
          <PosterSkeletons count={1} captioned />
        ) : (
          titles.map((title) => (
            <PickCard
              key={title.id}
              inRow
              title={title}
              caption={captionOf(title, { risen, timed }, locale)}
            />
          ))
        )}
      </Row>
    </BlockContext>
  );
}

/** A few words that fit below a poster. */
function captionOf(
  { id, firstAirDate, runtime }: RowData["titles"][number],
  { risen, timed }: Pick<TodayRowProps, "risen" | "timed">,
  locale: Locale,
): string {
  const was = risen.get(id);
  if (timed && runtime !== null) return formatRuntime(runtime, locale);
  return was === undefined
    ? (firstAirDate?.slice(0, 4) ?? "")
    : locale.texts(todayTexts)("today.was", { score: was });
}
