const CAPITALS: Record<string, string> = {
  lgbtq: "LGBTQ",
  "new-york": "New York",
  "los-angeles": "Los Angeles",
  africa: "Africa",
  britain: "Britain",
  europe: "Europe",
  india: "India",
  "latin-america": "Latin America",
  "middle-east": "Middle East",
  "east-asia": "East Asia",
  "american-south": "American South",
  "womens-lives": "Women's lives",
};

/** A tag's display text: `slow-burn` is "Slow burn". */
export function tagLabel(tag: string): string {
  const spaced = tag.replaceAll("-", " ");
  return CAPITALS[tag] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
