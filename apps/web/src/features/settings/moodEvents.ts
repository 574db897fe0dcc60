import { aNumber, aText, declareEvents } from "@worthy/domain";

export const moodEvents = declareEvents({
  mood_refined: {
    purpose: "Which questions of the evening help to find something.",
    consent: "usage",
    params: {
      moods: aNumber("how many moods are chosen"),
      themes: aNumber("how many themes are chosen"),
      length: aText("chosen ranges of minutes"),
      company: aText("chosen company"),
      energy: aText("chosen energy"),
    },
  },
});
