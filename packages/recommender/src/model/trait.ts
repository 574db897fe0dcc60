import type { TitleFeatures } from "./titleFeatures.ts";

/** The families of features that titles can share. */
export type Trait =
  | "person"
  | "tag"
  | "genre"
  | "decade"
  | "country"
  | "language"
  | "home"
  | "franchise"
  | "kind"
  | "kin";

/** One feature of a title, before weighting by rarity. */
export interface TitleTrait {
  readonly trait: Trait;
  /** Identity within the family: a person's id, otherwise the value. */
  readonly key: string;
  /** Display name: a person's name, otherwise the value; empty if nobody may be told. */
  readonly label: string;
  /** How much the family says about taste, relative to a tag. */
  readonly weight: number;
}

const WEIGHTS = {
  tag: 1,
  genre: 1.5,
  maker: 1,
  cast: 0.7,
  franchise: 1,
  decade: 0.4,
  country: 0.4,
  language: 0.5,
  home: 0.35,
  kind: 0.5,
};
/** How much less each further name in the billing counts. */
const BILLING_DECAY = 0.15;

function peopleOf(title: TitleFeatures): TitleTrait[] {
  let billing = 0;
  const strongest = new Map<number, TitleTrait>();
  for (const { id, name, role } of title.people) {
    const weight =
      role === "maker" ? WEIGHTS.maker : WEIGHTS.cast / (1 + BILLING_DECAY * billing++);
    const known = strongest.get(id);
    if (known === undefined || known.weight < weight)
      strongest.set(id, { trait: "person", key: String(id), label: name, weight });
  }
  return [...strongest.values()];
}

/** All traits of a title, without repeats. */
export function traitsOf(title: TitleFeatures): TitleTrait[] {
  const plain = (trait: Exclude<Trait, "person" | "kin">, values: readonly string[], trust = 1) =>
    [...new Set(values)].map((key): TitleTrait => ({
      trait,
      key,
      label: key,
      weight: WEIGHTS[trait] * trust,
    }));
  return [
    ...plain("kind", [title.kind]),
    ...plain("genre", title.genres),
    ...plain("tag", title.tags, title.tagTrust).map((tag) =>
      title.hiddenTags?.includes(tag.key) ? { ...tag, label: "" } : tag,
    ),
    ...peopleOf(title),
    ...plain("decade", title.year === 0 ? [] : [`${Math.floor(title.year / 10) * 10}s`]),
    ...plain("country", title.countries),
    ...plain("language", title.language === "" ? [] : [title.language]),
    ...plain("home", title.home === undefined ? [] : [title.home]),
    ...plain("franchise", title.franchise === undefined ? [] : [title.franchise]),
  ];
}
