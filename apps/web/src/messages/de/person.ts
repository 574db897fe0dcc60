import type { AreaTexts } from "../languageTexts.ts";

export const person = {
  titles: "Titel",
  titlesCount_one: "{{count}} Titel hier",
  titlesCount_other: "{{count}} Titel hier",
  knownFor: "Bekannt aus {{name}}",
  pageTitle: "{{name}}: Serien und Filme wie {{knownFor}}",
  description: "Serien und Filme mit {{name}}, bekannt aus {{knownFor}}, jeder Titel mit einem Score für dich.",
} satisfies AreaTexts<"person">;
