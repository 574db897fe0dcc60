/** Putting a pick away for good. */
export const notInterested = {
  action: "Not interested in {{name}}",
  short: "Not interested",
  done: "{{name}} will not be suggested any more.",
} as const;
