import { artFactsOf } from "../pictures/artFactsOf.ts";
import { posterAndBackdropName } from "../pictures/artName.ts";
import { pictureName } from "../pictures/pictureName.ts";
import { isKnownToEngine } from "../featuresOf.ts";
import type {
  AssembledTitle,
  CastCredit,
  CrewCredit,
  Provider,
  Season,
  TitleOffer,
  TitleStatement,
  TitleRow,
} from "../title.ts";
import type { CreditRow, OfferRow, TitleRows } from "./titleRows.ts";

interface Known {
  names: ReadonlyMap<number, string>;
  providers: ReadonlyMap<number, Provider>;
  /** Whether the operator lets TMDB's facts into scores. */
  usesTmdb: boolean;
}

/** Assembles titles from their rows, in the same order. */
export function assembleTitles(rows: TitleRows, known: Known): AssembledTitle[] {
  const [credits, seasons, offers, statements] = [
    byTitle(rows.credits),
    byTitle(rows.seasons),
    byTitle(rows.offers),
    byTitle(rows.statements),
  ];
  return rows.titles.map((row) => {
    const id = row.titleId;
    return assembleTitle(row, {
      credits: credits.get(id) ?? [],
      seasons: seasons.get(id) ?? [],
      offers: (offers.get(id) ?? []).flatMap((offer) => named(offer, known)),
      statements: statements.get(id) ?? [],
      names: known.names,
      usesTmdb: known.usesTmdb,
    });
  });
}

const byTitle = <Row extends { titleId: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, (row) => row.titleId);

/** All titles of a provider share its names. */
function named({ id, sourceType, asOf, region }: OfferRow, { providers }: Known): TitleOffer[] {
  const provider = providers.get(id);
  return provider
    ? [{ id, name: provider.name, aliases: provider.aliases, sourceType, asOf, region }]
    : [];
}

interface TitleParts {
  credits: readonly CreditRow[];
  seasons: readonly Season[];
  offers: readonly TitleOffer[];
  statements: readonly TitleStatement[];
  names: ReadonlyMap<number, string>;
  usesTmdb: boolean;
}

function assembleTitle(
  { titleId, ids, ...facts }: TitleRow,
  { credits, seasons, offers, statements, names, usesTmdb }: TitleParts,
): AssembledTitle {
  const cast: CastCredit[] = [];
  const crew: CrewCredit[] = [];
  for (const { personId, job, character } of credits) {
    const name = names.get(personId);
    if (name === undefined) continue;
    if (job === "CAST") cast.push({ personId, name, character });
    else crew.push({ personId, name, job });
  }
  return {
    ...facts,
    id: titleId,
    cast,
    crew,
    isScorable: isKnownToEngine({ ...facts, cast, crew }, usesTmdb),
    seasons: seasons.map(({ id, number, year, episodeCount }) => ({
      id,
      number,
      year,
      episodeCount,
    })),
    // A row without region holds everywhere.
    providers: offers
      .filter(({ region }) => region === "")
      .map(({ id, name, aliases, sourceType, asOf }) => ({ id, name, aliases, sourceType, asOf })),
    offers: offers.filter(({ region }) => region !== ""),
    tmdbId: tmdbIdOf(statements) ?? ids.tmdb ?? null,
    statedBy: statements.map(({ source, ref, url }) => ({ source, ref, url })),
    ...pictureNames({ ...facts, id: titleId, crew }),
  };
}

/** TMDB's id of it: the greatest, if it has given it a new one. */
function tmdbIdOf(statements: readonly TitleStatement[]): number | null {
  const refs = statements.flatMap(({ source, ref }) => (source === "tmdb" ? [Number(ref)] : []));
  return refs.length === 0 ? null : Math.max(...refs);
}

type Pictured = Parameters<typeof artFactsOf>[0] &
  Pick<AssembledTitle, "posterPath" | "backdropPath">;

/** Pictures of the image host if available, otherwise drawn ones. */
function pictureNames(title: Pictured): Pick<AssembledTitle, "posterName" | "backdropName"> {
  const drawn = posterAndBackdropName(artFactsOf(title));
  return {
    posterName: title.posterPath
      ? pictureName("poster", title.id, title.posterPath)
      : drawn.posterName,
    backdropName: title.backdropPath
      ? pictureName("backdrop", title.id, title.backdropPath)
      : drawn.backdropName,
  };
}
