import type { AreaTexts } from "../languageTexts.ts";

export const person = {
  titles: "Títulos",
  titlesCount_one: "{{count}} título aquí",
  titlesCount_other: "{{count}} títulos aquí",
  knownFor: "Destaca por {{name}}",
  pageTitle: "{{name}}: series y películas, como {{knownFor}}",
  description: "Series y películas con {{name}}, que destaca por {{knownFor}}, cada una con una puntuación para ti.",
} satisfies AreaTexts<"person">;
