import { formatNames, formatRuntime } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** `Show`, `2022-2025`, `2 seasons`, `Created by …`: the facts below the name, in order. */
export function titleFacts(title: TitleInFull, locale: Locale): string[] {
  const t = locale.texts(titleTexts);
  const isShow = title.nodeType === "tv";
  const makers = title.crew
    .filter(({ job }) => job === (isShow ? "CREATOR" : "DIRECTOR"))
    .map(({ name }) => name);
  const facts = [
    t(`title.${title.nodeType}`),
    yearsOf(title),
    isShow && title.numberOfSeasons > 0
      ? t("title.seasonsCount", { count: title.numberOfSeasons })
      : null,
    !isShow && title.runtime ? formatRuntime(title.runtime, locale) : null,
    title.certificates["US"] ?? null,
    makers.length > 0
      ? t(isShow ? "title.createdBy" : "title.directedBy", { names: formatNames(makers, locale) })
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function yearsOf({ nodeType, firstAirDate, lastAirDate, status }: TitleInFull): string | null {
  const first = firstAirDate?.slice(0, 4);
  if (!first) return null;
  if (nodeType === "movie") return first;
  if (status === "RUNNING") return `${first}\u2013`;
  const last = lastAirDate?.slice(0, 4);
  return last && last !== first ? `${first}\u2013${last}` : first;
}
