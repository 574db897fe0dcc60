import { RATING_VALUES } from "@worthy/domain";
import { ReasonText } from "../../features/score/ReasonText.tsx";
import type { Reason } from "../../features/score/reasonSentence.ts";

const sopranos = { id: 1, name: "The Sopranos" };
const goodfellas = { id: 2, name: "Goodfellas" };
const shared = [
  { trait: "tag", key: "organized-crime", label: "Organized crime" },
  { trait: "genre", key: "crime", label: "Crime" },
  { trait: "person", key: "3", label: "Martin Scorsese" },
];

/** Friends named in reasons of groups, and whether the group has nobody else. */
const TOGETHER: readonly [friends: string[], isEverybody: boolean][] = [
  [["Bob"], true],
  [["Bob", "Cem"], true],
  [["Bob"], false],
  [["Bob", "Cem"], false],
];

const REASONS: readonly Reason[] = [
  ...(["because-loved", "because-liked"] as const).flatMap((kind): Reason[] => [
    { kind, titles: [sopranos, goodfellas], shared },
    { kind, titles: [sopranos], shared: shared.slice(0, 1) },
    { kind, titles: [sopranos], shared: [] },
  ]),
  { kind: "because-disliked", titles: [sopranos], shared, meh: true },
  ...(["because-disliked", "because-interested", "because-not-interested"] as const).map(
    (kind): Reason => ({ kind, titles: [sopranos], shared }),
  ),
  ...RATING_VALUES.map((rating): Reason => ({ kind: "own-rating", rating })),
  ...TOGETHER.map(([friends, isEverybody]): Reason => ({
    kind: "together-loved",
    titles: [sopranos],
    shared,
    friends,
    isEverybody,
  })),
  { kind: "together-liked", titles: [sopranos], shared: [], friends: ["Bob"], isEverybody: true },
  { kind: "well-known" },
  { kind: "nothing-yet" },
];

/** One reason of each kind, long and short. */
export function Reasons() {
  return (
    <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
      {REASONS.flatMap((reason, at) =>
        (["long", "short"] as const).map((length) => (
          <li key={`${at} ${length}`} className={length === "short" ? "text-sm" : ""}>
            <ReasonText reason={reason} length={length} />
          </li>
        )),
      )}
    </ul>
  );
}
