/**
 * Classes and properties that name a side of the screen instead of the text's start or end, which
 * is wrong in right-to-left writing.
 */
const SIDES = [
  /(?<=[\s"'`:!])-?(?:ml|mr|pl|pr|left|right|border-[lr]|rounded-[lr]|rounded-[tb][lr]|scroll-m[lr]|scroll-p[lr])-(?:\[|\(|\d|(?:px|auto|full|none|xs|sm|md|lg|xl)\b)/g,
  /(?<=[\s"'`:!])(?:border|rounded)-[lr](?=[\s"'`])/g,
  /(?<=[\s"'`:!])(?:text|float|clear|object|origin)-(?:left|right)\b/g,
  /\b(?:margin|padding|border|inset)-?(?:left|right)\b/gi,
  /\btext-align:\s*(?:left|right)\b/g,
  /(?<=style=\{\{[^}]*)\b(?:left|right):/g,
  /^\s*(?:left|right):\s[\d-].*;$/gm,
];
/** Movements and gradients have no logical form: they need an explicit right-to-left variant. */
const MOVES = [
  /(?<=[\s"'`:!])-?translate-x-(?!0\b|\(--)[^\s"'`]+/g,
  /(?<=[\s"'`:!])bg-linear-to-(?:[lr]|[tb][lr])\b/g,
];

/** Names of screen sides in a source. */
export function physicalStyles(source: string): string[] {
  const sides = SIDES.flatMap((pattern) => source.match(pattern) ?? []);
  const moves = source
    .split("\n")
    .flatMap((line) =>
      /\brtl:/.test(line) ? [] : MOVES.flatMap((pattern) => line.match(pattern) ?? []),
    );
  return [...sides, ...moves].map((found) => found.trim());
}
