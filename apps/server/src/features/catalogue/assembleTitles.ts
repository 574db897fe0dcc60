import { artFactsOf } from "../images/artFactsOf.ts";
import { posterAndBackdropName } from "../images/artName.ts";
import { pictureName } from "../images/pictureName.ts";
import type { AssembledTitle, CastCredit, CrewCredit, Provider, Season, TitleOffer, TitleStatement } from "./title.ts";
import type { CreditRow, OfferRow, TitleRow, TitleRows } from "./titleRows.ts";

interface Known {
  names: ReadonlyMap<number, string>;
  providers: ReadonlyMap<number, Provider>;
}

/** Titles from their rows, in their order. */
export function assembleTitles(rows: TitleRows, known: Known): AssembledTitle[] {
  const [credits, seasons, offers, statements] = [byTitle(rows.credits), byTitle(rows.seasons), byTitle(rows.offers), byTitle(rows.statements)];
  return rows.titles.map((row) => {
    const id = row.titleId;
    return assembleTitle(row, {
      credits: credits.get(id) ?? [],
      seasons: seasons.get(id) ?? [],
      offers: (offers.get(id) ?? []).flatMap((offer) => named(offer, known)),
      statements: statements.get(id) ?? [],
      names: known.names,
    });
  });
}

const byTitle = <Row extends { titleId: number }>(rows: readonly Row[]): Map<number, Row[]> => Map.groupBy(rows, (row) => row.titleId);

/** Every title of a provider shares its names. */
function named({ id, sourceType, asOf, region }: OfferRow, { providers }: Known): TitleOffer[] {
  const provider = providers.get(id);
  return provider ? [{ id, name: provider.name, aliases: provider.aliases, sourceType, asOf, region }] : [];
}

interface TitleParts {
  credits: readonly CreditRow[];
  seasons: readonly Season[];
  offers: readonly TitleOffer[];
  statements: readonly TitleStatement[];
  names: ReadonlyMap<number, string>;
}

function assembleTitle({ titleId, ...facts }: TitleRow, { credits, seasons, offers, statements, names }: TitleParts): AssembledTitle {
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
    seasons: seasons.map(({ id, number, year, episodeCount }) => ({ id, number, year, episodeCount })),
    // A row for everywhere has an empty region.
    providers: offers.filter(({ region }) => region === "").map(({ id, name, aliases, sourceType, asOf }) => ({ id, name, aliases, sourceType, asOf })),
    offers: offers.filter(({ region }) => region !== ""),
    statedBy: statements.map(({ source, url }) => ({ source, url })),
    ...pictureNames({ ...facts, id: titleId, crew }),
  };
}

type Pictured = Parameters<typeof artFactsOf>[0] & Pick<AssembledTitle, "posterPath" | "backdropPath">;

/** Pictures of the image host where it has them, else drawn ones. */
function pictureNames(title: Pictured): Pick<AssembledTitle, "posterName" | "backdropName"> {
  const drawn = posterAndBackdropName(artFactsOf(title));
  return {
    posterName: title.posterPath ? pictureName("poster", title.id, title.posterPath) : drawn.posterName,
    backdropName: title.backdropPath ? pictureName("backdrop", title.id, title.backdropPath) : drawn.backdropName,
  };
}
