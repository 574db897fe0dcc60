/** What the heads of administrative pages say. */
export const adminHeads = {
  numbers: "Numbers",
  faults: "Faults",
  people: "People",
  titles: "Titles and lists",
  jobs: "Imports and models",
  tests: "A/B tests",
  acts: "Audit log",
} as const;
