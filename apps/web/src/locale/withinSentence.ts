/** A label as a word of a sentence: `Erste Einschätzung` as `erste Einschätzung`. */
export const withinSentence = (label: string): string =>
  label.charAt(0).toLowerCase() + label.slice(1);
