import { imageUrl, IMAGE_WIDTHS, personPath } from "@worthy/domain";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { nameOf } from "../../locale/nameOf.ts";

/** Number of people and seasons in a title's entry. */
const NAMED = 10;
const MOST_SEASONS = 10;

/** A show or film in schema.org terms. */
export function titleThing(title: TitleInFull, origin: string, locale: Locale): object {
  const isShow = title.nodeType === "tv";
  const person = ({ id, name }: { id: number; name: string }) => ({
    "@type": "Person",
    name,
    url: origin + personPath(name, id),
  });
  const makers = title.crew
    .filter(({ job }) => job === (isShow ? "CREATOR" : "DIRECTOR"))
    .map(person);
  const poster = imageUrl(title.image.poster.url, IMAGE_WIDTHS.large, "jpg");
  return {
    "@type": isShow ? "TVSeries" : "Movie",
    name: title.name,
    url: origin + title.path,
    description: title.logline,
    ...(poster === null ? {} : { image: origin + poster }),
    ...(title.originalName ? { alternateName: title.originalName } : {}),
    ...filled({
      genre: title.genres.map((genre) => nameOf(genre, locale)),
      actor: title.cast.slice(0, NAMED).map(person),
      [isShow ? "creator" : "director"]: makers,
      award: title.awards,
    }),
    ...(title.language === "" ? {} : { inLanguage: title.language }),
    ...filled({
      countryOfOrigin: title.countries.map((code) => ({ "@type": "Country", name: code })),
    }),
    ...datesOf(title),
    ...(isShow ? seasonsOf(title) : title.runtime ? { duration: `PT${title.runtime}M` } : {}),
    ...(title.imdbId ? { sameAs: `https://www.imdb.com/title/${title.imdbId}/` } : {}),
  };
}

/** Drops empty lists. */
function filled(lists: Readonly<Record<string, readonly unknown[]>>): object {
  return Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0));
}

/** Only the certain part of a date. */
function datesOf({
  nodeType,
  firstAirDate,
  lastAirDate,
  datePrecision,
  status,
}: TitleInFull): object {
  const known = (date: string) => (datePrecision === "year" ? date.slice(0, 4) : date);
  if (firstAirDate === null) return {};
  if (nodeType === "movie") return { datePublished: known(firstAirDate) };
  return {
    startDate: known(firstAirDate),
    ...(lastAirDate !== null && status !== "RUNNING" ? { endDate: known(lastAirDate) } : {}),
  };
}

function seasonsOf({ numberOfSeasons, numberOfEpisodes, seasons }: TitleInFull): object {
  const containsSeason = seasons
    .slice(0, MOST_SEASONS)
    .map(({ seasonNumber, episodeCount, year }) => ({
      "@type": "TVSeason",
      seasonNumber,
      ...(episodeCount > 0 ? { numberOfEpisodes: episodeCount } : {}),
      ...(year > 0 ? { datePublished: String(year) } : {}),
    }));
  return {
    ...(numberOfSeasons > 0 ? { numberOfSeasons } : {}),
    ...(numberOfEpisodes > 0 ? { numberOfEpisodes } : {}),
    ...filled({ containsSeason }),
  };
}
