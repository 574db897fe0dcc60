export const prompts = {
  films: "Your films have scores now",
  filmsWhat: "You have rated enough of them: every film says how likely you are to like it.",
  seeFilms: "See what suits you",
} as const;
