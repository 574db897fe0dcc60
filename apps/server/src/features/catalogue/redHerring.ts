import { RED_HERRING_ID, slugOf, titlePath } from "@worthy/domain";
import { artFactsOf } from "./pictures/artFactsOf.ts";
import { artName } from "./pictures/artName.ts";
import type { Title } from "./title.ts";

const KIND = "tv";
const NAME = "Red Herring: Not a Real Show";

const facts: Omit<Title, "posterName" | "backdropName"> = {
  id: RED_HERRING_ID,
  kind: KIND,
  name: NAME,
  originalName: null,
  names: {},
  otherNames: [],
  slug: slugOf(NAME),
  path: titlePath(KIND, NAME, RED_HERRING_ID),
  firstAirDate: null,
  datePrecision: "year",
  lastAirDate: null,
  status: "ENDED",
  runtime: null,
  countries: [],
  language: "en",
  genres: ["Mystery"],
  tags: ["pirates-and-sea"],
  logline: "A decoy among the posters. No one has seen it, and your answer changes nothing.",
  overview: "",
  certificates: {},
  awards: [],
  franchise: null,
  motif: "shoal",
  imdbId: null,
  tmdbId: null,
  fame: 1,
  source: "bundle",
  provenance: {},
  statedBy: [],
  isScorable: true,
  cast: [],
  crew: [{ personId: 0, name: "Skip it", job: "CREATOR" }],
  seasons: [],
  offers: [],
  providers: [],
  posterPath: null,
  backdropPath: null,
};

const art = artFactsOf(facts);

/**
 * The decoy of onboarding in the form of a title. It is in no snapshot, so nothing that reads the
 * catalogue can show it.
 */
export const RED_HERRING: Title = {
  ...facts,
  posterName: artName("poster", art),
  backdropName: artName("backdrop", art),
};
