import type { AreaTexts } from "../languageTexts.ts";

export const listPage = {
  filter: "Filter",
  filterActive: "Filter · {{count}}",
  services: "Dienste",
  activity: "Verlauf",
  shown: "{{shown}} von {{total}} Titeln",
  more: "Mehr zeigen",
  new: "Neu",
  newOnes: "{{count}} neu",
  markViewed: "Als angesehen markieren",
  addedBy: "{{name}} · {{date}}",
  you: "Du",
  somebody: "Jemand",
} satisfies AreaTexts<"listPage">;
