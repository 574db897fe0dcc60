/** Who vouches for a table's facts. Tables of one origin are copies of one another as far as facts go, so they count once. */
export type Origin =
  | "Academy"
  | "IMDb"
  | "JustWatch"
  | "Netflix"
  | "services"
  | "The Numbers"
  | "TMDB"
  | "Trakt"
  | "Wikidata"
  | "Wikipedia";

/** What one public table says about one title. Whatever it doesn't say is absent. */
export interface TableRow {
  origin: Origin;
  kind: "tv" | "movie";
  name: string;
  year: number;
  /** ISO date. */
  date?: string | undefined;
  /** Minutes. */
  runtime?: number | undefined;
  makers?: string[] | undefined;
  cast?: { person: string; character?: string | undefined }[] | undefined;
  /** The certificate in the United States. */
  certificate?: string | undefined;
  /** ISO 3166-1 codes. */
  countries?: string[] | undefined;
  seasons?: number | undefined;
  imdb?: string | undefined;
  tmdb?: number | undefined;
  tvdb?: number | undefined;
  wikidata?: string | undefined;
  /** US dollars, worldwide if the table knows, else in the United States. */
  gross?: number | undefined;
  /** Weeks among Netflix's ten most watched. */
  weeks?: number | undefined;
  /** Whether the table is a list of the best known titles. */
  isList?: boolean | undefined;
}
