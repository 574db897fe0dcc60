/** Popups over the page of a title: an episode, a trailer. */
export const titlePopup = {
  place: "Season {{season}}, episode {{episode}}",
  noDate: "Date not known",
  seen: "Seen",
  markSeen: "Mark as seen",
  beside: "Episodes beside this one",
  previous: "Previous",
  next: "Next",
  noEpisode: "There is no such episode here.",
  noTrailer: "There is no such trailer here.",
  episodeFailed: "The episode could not be loaded.",
  trailerOf: "Trailer of {{name}}",
  trailers: "Trailers",
  play: "Play trailer",
  youTube: "It plays from YouTube, in its form without cookies. Nothing is asked of YouTube before you tap.",
  onYouTube: "Open on YouTube",
} as const;
