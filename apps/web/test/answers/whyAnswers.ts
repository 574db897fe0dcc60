import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { overrideCalls } from "./overrideCalls.ts";
import { statefulAnswers } from "./statefulAnswers.ts";
import { sampleExplanation } from "./sampleAnswers.ts";

type Explanation = CallOutput<"explainScore">;
type Contribution = Explanation["contributions"][number];
type Row = Extract<Contribution, { type: "title" }>;

const row = (
  titleId: number,
  name: string,
  given: Pick<Row, "rating" | "points" | "parts">,
): Row => ({
  type: "title",
  titleId,
  name,
  path: `/movies/title-${titleId}`,
  poster: `/p${titleId}.jpg`,
  ratedAt: "2024-03-15T12:00:00.000Z",
  ...given,
});
const tag = (label: string, points: number) => ({ trait: "tag", key: label, label, points });

const sopranos = row(901, "The Sopranos", {
  rating: "LOVE",
  points: 9,
  parts: [tag("Organized crime", 9)],
});
const madMen = row(902, "Mad Men", { rating: "LIKE", points: 6, parts: [tag("Slow burn", 6)] });
const ozark = row(903, "Ozark", {
  rating: "MEH",
  points: -3,
  parts: [tag("Money laundering", -3)],
});

/** 91 = 58 + 19 + 9 + 6 - 3 + 2. */
const full: Explanation = {
  ...sampleExplanation,
  score: 91,
  base: 58,
  contributions: [
    row(900, "Breaking Bad", {
      rating: "LOVE",
      points: 19,
      parts: [
        { trait: "person", key: "8", label: "Vince Gilligan", points: 8 },
        tag("Good man going bad", 6),
        { trait: "kin", key: "", label: "", points: 5 },
      ],
    }),
    sopranos,
    madMen,
    ozark,
    {
      type: "rest",
      points: 2,
      parts: [
        { type: "title", titleId: 904, name: "Fargo", rating: "LOVE", points: 2 },
        { type: "title", titleId: 905, name: "Dexter", rating: "DISLIKE", points: -2 },
        { type: "trait", ...tag("Dry humor", 1) },
        { type: "trait", trait: "rest", key: "", label: "", points: 1 },
      ],
    },
  ],
  ratingCount: 23,
  confidence: { word: "fairly-sure", value: 0.7 },
};

/** 72 = 58 + 10 + 6 - 3 + 1: another row moves as well. */
const withoutBreakingBad: Explanation = {
  ...full,
  score: 72,
  contributions: [
    { ...sopranos, points: 10 },
    madMen,
    ozark,
    { type: "rest", points: 1, parts: [] },
  ],
  ratingCount: 22,
};

/** The remembering answers with a score of 91, which one of the ratings moves to 72 if it is left out. */
export function whyAnswers(): CallApi {
  const base = statefulAnswers({ rated: 6 });
  const breakingBad = { id: 900, name: "Breaking Bad" };
  let misleading = false;
  const answers = {
    explainScore: async ({ query }: CallInput<"explainScore">) =>
      misleading
        ? { ...withoutBreakingBad, misleading: [breakingBad] }
        : query?.without === "900"
          ? withoutBreakingBad
          : full,
    markRating: async ({ body }: CallInput<"markRating">) => {
      misleading = body.misleading;
      return rating();
    },
    listRatings: async (input: CallInput<"listRatings">) => {
      const listed = await base.call("listRatings", input);
      return { ...listed, userRatings: [rating(), ...listed.userRatings] };
    },
  };
  const rating = () => ({
    id: "rating900",
    rating: "LOVE" as const,
    itemId: breakingBad.id,
    type: "TV_SHOW" as const,
    ratedLocation: "IN_APP" as const,
    createdAt: "2026-03-01T20:00:00.000Z",
    updatedAt: "2026-03-01T20:00:00.000Z",
    ...(misleading ? { misleading: true as const } : {}),
  });
  return overrideCalls(answers, base.call);
}
