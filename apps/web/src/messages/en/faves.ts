/** My faves and the perfect match. */
export const faves = {
  heading: "My faves",
  count_one: "{{count}} title you love",
  count_other: "{{count}} titles you love",
  empty: "No faves yet",
  emptyHint: "What you rate Love stands here. Five of them bring your perfect match.",
  rate: "Rate titles",
  remove: "Take {{name}} off your faves",
  removed: "{{name}} is off your faves.",
  more: "More faves",
  failed: "Your faves could not be loaded.",
  kept: "As this device remembers them. The connection is lost.",
  history: "All your ratings",
} as const;
