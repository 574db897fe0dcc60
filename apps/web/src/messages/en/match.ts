/** The dialog that greets the fifth favourite. */
export const match = {
  heading: "Your perfect match",
  what: "With {{count}} titles you love, we know what to look for. Of all that you have not rated, this suits you best.",
  open: "See {{name}}",
  faves: "My faves",
} as const;
