export const person = {
  titles: "Titles",
  titlesCount_one: "{{count}} title here",
  titlesCount_other: "{{count}} titles here",
  knownFor: "Known for {{name}}",
  description: "Shows and films with {{name}}, each scored for you.",
} as const;
