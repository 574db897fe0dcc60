/** Initials of the first and last name, for people without a picture. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*\)/, "")
    .split(/\s+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}
