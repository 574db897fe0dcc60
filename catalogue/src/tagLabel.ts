/** Labels that the words of a tag don't give. */
const LABELS: Record<string, string> = {
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
  "based-on-book": "Based on a book",
  "feel-good": "Feel-good",
  "hand-drawn": "Hand-drawn",
  cops: "Police",
  "dragons-and-magic": "Magic",
  "one-room": "Confined setting",
  "mid-century": "Mid-century",
};

/** A tag's display text: `slow-burn` is "Slow burn". */
export function tagLabel(tag: string): string {
  const spaced = tag.replaceAll("-", " ");
  return LABELS[tag] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
