import { tagLabel } from "@worthy/catalogue";

const languages = new Intl.DisplayNames("en", { type: "language" });
const countries = new Intl.DisplayNames("en", { type: "region" });

/**
 * A trait's display text: tags in words, languages and countries by name, others as labelled by the
 * engine.
 */
export function traitLabel({
  trait,
  key,
  label,
}: {
  trait: string;
  key: string;
  label: string;
}): string {
  if (trait === "tag") return tagLabel(key);
  if (trait === "language") return languages.of(key) ?? label;
  if (trait === "country") return countries.of(key) ?? label;
  if (trait === "franchise") return `${label} franchise`;
  if (trait === "kind") return key === "tv" ? "Shows" : "Films";
  return label;
}
