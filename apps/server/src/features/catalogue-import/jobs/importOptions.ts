export const IMPORT_SOURCES = ["tmdb", "tvmaze", "imdb", "movielens"] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** An import's options. Each source reads its own part. */
export interface ImportOptions {
  /** Maximum number of shows and films; all by default. */
  shows?: number;
  films?: number;
  /** Only shows of the bundled catalogue, for their episodes. */
  bundled?: boolean;
  /** Only what is new, changed or outdated since the last import. */
  update?: boolean;
  adult?: boolean;
  /** ISO 3166-1 alpha-2 countries of offers and certificates; by default the installation's. */
  countries?: string[];
  /** An update that fetches everything again, because the data to store per title have changed. */
  renew?: boolean;
  /** Started automatically by the server. */
  daily?: boolean;
  /** Language of names and texts, such as en-US. */
  language?: string;
  /** Folder with the operator's files. */
  folder?: string;
}
