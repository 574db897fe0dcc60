export const about = {
  what: "Worthy says what to watch tonight. You rate titles that you know; every other title gets a score from 0 to 100, how likely you are to like or love it, with the reasons in points. It runs on the server of whoever gave you this address, without advertising.",
  catalogue: "The catalogue",
  bundled:
    "Worthy brings a catalogue of its own: facts and texts written for it, free for everybody under CC0, with posters drawn from the facts. \u201cOriginal home\u201d is where a title was first shown, as of the day that stands beside it. It does not promise that the title is there now.",
  imported: "Also in this installation",
  importedTitles_one: "{{count}} title",
  importedTitles_other: "{{count}} titles",
  offers: "Where something can be seen by subscription, free, for rent or to buy holds for one country, as of the day that stands beside it.",
  wrong: "Something is wrong?",
  wrongHint: "Every page of a title has \u201cReport an error\u201d under its details. It goes to whoever runs this server, without your name.",
  version: "Version {{version}}",
  letters: "Typefaces: Bricolage Grotesque and Instrument Sans, under the SIL Open Font Licence.",
} as const;
