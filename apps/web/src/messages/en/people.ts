/** What is said of other people wherever they occur: what they are called whose name is not known, and what is done with friends. */
export const people = {
  somebody: "Somebody",
  ask: "Ask friends",
  more: "Show more",
  add: "Add a friend",
  gone: "A title that is not here any more",
} as const;
