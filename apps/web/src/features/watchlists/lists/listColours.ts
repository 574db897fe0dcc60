/**
 * Colours of lists, named in words (`lists.colour.*`). None is a score colour, and each stands out
 * from both backgrounds.
 */
export const LIST_COLOURS = [
  { word: "stone", hexCode: "#85807a" },
  { word: "sky", hexCode: "#4a86c5" },
  { word: "teal", hexCode: "#2f8f88" },
  { word: "olive", hexCode: "#84843c" },
  { word: "violet", hexCode: "#8d72c9" },
  { word: "rose", hexCode: "#bd5f92" },
  { word: "indigo", hexCode: "#6673c9" },
  { word: "cocoa", hexCode: "#96745a" },
] as const;

export const FIRST_COLOUR = LIST_COLOURS[0].hexCode;
