/** What friends make of a title. */
export const titleFriends = {
  onTitle: "Friends",
  onTitleNone: "None of your friends has rated it yet.",
  onTitlePrivate: "Friends’ ratings show while you share yours.",
  onTitleShare: "Change that",
  onTitleFailed: "What friends make of it could not be loaded.",
  recommend: "Recommend",
} as const;
