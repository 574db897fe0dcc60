export const rating = {
  howWasIt: "How was it?",
  wantToSeeIt: "Want to see it?",
  LOVE: "Love",
  LIKE: "Like",
  MEH: "Meh",
  DISLIKE: "Dislike",
  INTERESTED: "Interested",
  NOT_INTERESTED: "Not interested",
  SKIP: "Not seen",
  rate: "Rate {{name}}",
  rateTitles: "Rate titles",
} as const;
