export const wallSearch = {
  heading: "Rate what you do not see here",
  label: "Name of a show or film",
  nothing: "Nothing found for “{{term}}”.",
  failed: "The search did not answer.",
  done: "Back to the posters",
} as const;
