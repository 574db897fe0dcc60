/** The question whether use may be noted, and its switch. */
export const usage = {
  question: "May this server note how Worthy is used?",
  what: "Pages you open and buttons you press, never what you type. It stays here and helps to make it better. Until you say yes, only faults are noted.",
  yes: "Yes, note it",
  no: "No, thanks",
  more: "What is noted",
  thanks: "Thank you. You can change it at any time under Privacy.",
  refused: "Nothing of it is noted. You can change it at any time under Privacy.",

  heading: "Noting how Worthy is used",
  switch: "Note how I use Worthy, on this device",
  switchHint: "Pages opened, ratings, searches by their length. Off means that only faults are noted.",
  signal: "Your browser says that you are not to be followed (Do Not Track or Global Privacy Control). That holds here: nothing of it is noted, and you are not asked.",
} as const;
