export const person = {
  titles: "Titles",
  titlesCount_one: "{{count}} title here",
  titlesCount_other: "{{count}} titles here",
  knownFor: "Known for {{name}}",
  pageTitle: "{{name}}: shows and films, like {{knownFor}}",
  description: "Shows and films with {{name}}, known for {{knownFor}}, each scored for you.",
} as const;
