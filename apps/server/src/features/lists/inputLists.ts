import type { Engine } from "@worthy/recommender";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { tasteOfNobody } from "../catalogue/tasteOfNobody.ts";
import { titleList, type TitleList } from "./titleList.ts";

/** The list of mini onboarding. */
export const MINI = "mini";

const ONBOARDING_TITLES = 100;
const MINI_TITLES = 24;

/** Titles to rate first, well known and informative, as the engine would ask an unknown person. */
export function inputLists(
  engine: Engine,
  { title }: Pick<CatalogueSnapshot, "title">,
): TitleList[] {
  const nobody = tasteOfNobody(engine);
  const of = (
    facts: { id: string; name: string },
    options: { limit: number; kinds?: readonly ("tv" | "movie")[] },
  ) =>
    titleList(
      { ...facts, kind: "input", group: "onboarding" },
      engine.ask(nobody, options).flatMap((id) => title(id) ?? []),
    );
  return [
    of({ id: "onboarding", name: "To rate first" }, { limit: ONBOARDING_TITLES }),
    of(
      { id: "onboarding-shows", name: "Shows to rate first" },
      { limit: ONBOARDING_TITLES, kinds: ["tv"] },
    ),
    of(
      { id: "onboarding-films", name: "Films to rate first" },
      { limit: ONBOARDING_TITLES, kinds: ["movie"] },
    ),
    of({ id: MINI, name: "A few to rate" }, { limit: MINI_TITLES }),
  ];
}
