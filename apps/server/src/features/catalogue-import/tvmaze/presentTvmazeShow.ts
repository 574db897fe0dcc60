import { cleanText, firstSentence, textOfHtml } from "../cleanText.ts";
import type {
  CastFacts,
  CrewFacts,
  ImportedTitle,
  SeasonFacts,
} from "../../catalogue/statements/facts.ts";
import { furtherNames } from "../furtherNames.ts";
import { ourGenres } from "../genres.ts";
import { languageCode } from "../languageCode.ts";
import { imdbIdOf, isoDay, minutesOf } from "../readFields.ts";
import { importedFame } from "../../catalogue/statements/importedFame.ts";
import { importedPersonId } from "../../catalogue/statements/importedIds.ts";
import type { TvmazeShow } from "./tvmazeShapes.ts";

const STATUS: Record<string, string> = {
  Running: "RUNNING",
  Ended: "ENDED",
  "To Be Determined": "RUNNING",
  "In Development": "RUNNING",
};
const MOST_CAST = 20;
const MOST_CREATORS = 4;
/** Minimum weight (0 to 100, by how often TVmaze users follow a show) for each step of fame. */
const WEIGHTS = [100, 97, 90, 70] as const;

/** A TVmaze show in our terms; null if it has no name. */
export function presentTvmazeShow(show: TvmazeShow): ImportedTitle | null {
  const name = cleanText(show.name, 200);
  if (!name) return null;
  const overview = textOfHtml(show.summary, 2_000);
  const country = (show.network ?? show.webChannel)?.country?.code;
  return {
    source: "tvmaze",
    kind: "tv",
    ref: String(show.id),
    url: `https://www.tvmaze.com/shows/${show.id}`,
    facts: {
      name,
      otherNames: otherNamesOf(show, name),
      firstAirDate: isoDay(show.premiered),
      lastAirDate: show.status === "Ended" ? isoDay(show.ended) : undefined,
      status: STATUS[show.status ?? ""],
      runtime: minutesOf(show.averageRuntime ?? show.runtime),
      countries: country && /^[A-Z]{2}$/.test(country) ? [country] : undefined,
      language: languageCode(show.language),
      genres: ourGenres([...(show.genres ?? []), show.type ?? ""]),
      logline: firstSentence(overview),
      overview,
      imdbId: imdbIdOf(show.externals?.imdb),
      fame: importedFame(show.weight, WEIGHTS),
      home: cleanText(show.webChannel?.name ?? show.network?.name, 60),
      cast: castOf(show),
      crew: creatorsOf(show),
      seasons: seasonsOf(show),
    },
  };
}

function otherNamesOf(show: TvmazeShow, name: string): string[] {
  const given = (show._embedded?.akas ?? []).map((aka) => ({
    name: aka.name,
    country: aka.country?.code ?? undefined,
  }));
  const country = (show.network ?? show.webChannel)?.country?.code;
  return furtherNames(given, { known: [name], from: country ? [country] : [] });
}

function castOf(show: TvmazeShow): CastFacts[] {
  const roles = (show._embedded?.cast ?? []).flatMap(({ person, character, self }) => {
    const name = cleanText(person.name, 100);
    const role = self ? undefined : cleanText(character?.name, 120);
    return name
      ? [
          {
            personId: importedPersonId("tvmaze", person.id),
            name,
            ...(role && { character: role }),
          },
        ]
      : [];
  });
  return roles.slice(0, MOST_CAST);
}

function creatorsOf(show: TvmazeShow): CrewFacts[] {
  const creators = (show._embedded?.crew ?? [])
    .filter(({ type }) => type === "Creator")
    .flatMap(({ person }) => {
      const name = cleanText(person.name, 100);
      return name
        ? [{ personId: importedPersonId("tvmaze", person.id), name, job: "CREATOR" as const }]
        : [];
    });
  return creators.slice(0, MOST_CREATORS);
}

/** Specials have no number and are omitted. */
function seasonsOf(show: TvmazeShow): SeasonFacts[] {
  const regular = (show._embedded?.episodes ?? []).filter(
    ({ season, number }) => season > 0 && number && number > 0,
  );
  return [...Map.groupBy(regular, ({ season }) => season)]
    .toSorted(([a], [b]) => a - b)
    .map(([number, list]) => {
      const byNumber = new Map(list.map((each) => [each.number ?? 0, each]));
      const episodes = [...byNumber]
        .toSorted(([a], [b]) => a - b)
        .map(([number, { name, airdate }]) => ({
          number,
          name: cleanText(name, 200),
          airDate: isoDay(airdate),
        }));
      const first = episodes.find(({ airDate }) => airDate)?.airDate;
      return {
        number,
        ...(first && { year: Number(first.slice(0, 4)) }),
        episodeCount: episodes.length,
        episodes,
      };
    });
}
