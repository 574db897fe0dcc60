export const listPage = {
  filter: "Filter",
  filterActive: "Filter · {{count}}",
  services: "Services",
  activity: "Activity",
  shown: "{{shown}} of {{total}} titles",
  more: "Show more",
  new: "New",
  newOnes: "{{count}} new",
  markViewed: "Mark as seen",
  addedBy: "{{name}} · {{date}}",
  you: "You",
  somebody: "Somebody",
} as const;
