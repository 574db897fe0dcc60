/** What is stored, where, for how long: to be changed together with the database's schema. */
export const privacy = {
  lead: "Worthy runs on the server of whoever gave you this address. What you do here stays on that server and on your device: no advertising, no trackers, nothing from other sites. Below is all that is stored.",

  nobody: "Before you do anything",
  nobodyText:
    "Looking around creates no account. With your first rating, list entry or setting, this device gets an account without a name: a random id, and a random key that proves it is you.",

  server: "On the server",
  account: "Account",
  accountText:
    "When it was made, its roles, how often and when you last opened Worthy, and what you say of yourself: name, picture, first and last name, name on letters, telephone number, genres.",
  email: "E-mail address",
  emailText: "The one you confirmed, and one that waits to be confirmed. It is used to sign you in and to write what you have asked for, and shown to no other person here.",
  devices: "Devices",
  devicesText:
    "For each device where you are signed in: its key, only as a fingerprint that cannot be turned back; a name such as “Chrome on Android”; a random number that the device made for itself; and when it was last used. Gone when you sign it out.",
  links: "Sign-in links and codes",
  linksText:
    "That a link or a code was asked for, by which device, for which address; the secret itself only as a fingerprint. Links work for 15 minutes and are removed two days later, codes of other screens work for 10 minutes and are removed after an hour or two.",
  ratings: "Ratings and what you have seen",
  ratingsText: "What you rated, how, when and where in Worthy; which episodes you marked as seen. Scores are computed from them when you look, and stored nowhere.",
  lists: "Lists, services, settings",
  listsText: "Your watchlists with who added what and when, the services and the country you chose, and the five settings of notifications.",
  events: "How Worthy is used",
  eventsText:
    "Pages opened, titles rated, searches (their length, not their words) and faults, with your account’s id and the visit’s. They stay on this server and help whoever runs it to mend and to improve.",
  limits: "Counters against abuse",
  limitsText: "How often something was tried from an address, as a fingerprint with a number. Removed an hour or two after its time is over.",
  repeats: "Protection against doing things twice",
  repeatsText: "The answer to each of your last writes, so that one that is sent again does nothing twice. Removed after two days.",
  reports: "Reported errors",
  reportsText: "What you report as wrong with a title, without your name or id.",

  learned: "What is learned from everybody",
  learnedText:
    "So that scores get better, Worthy learns from all ratings on this server together. What it keeps of that are numbers about titles, none about a person. Once your account is deleted, it is learned anew by itself, without your ratings.",

  mail: "Letters",
  mailText:
    "Worthy writes only when you ask for it. Letters go out through the mail server that whoever runs this has chosen; where there is none, they lie in a folder on the server, for a day.",

  device: "On your device",
  cookie: "One cookie",
  cookieText:
    "“{{name}}” lets the server render your pages for you. It is readable by no program of any page, and can do nothing but read. It stays for a year, or until you sign out.",
  storage: "The browser’s storage",
  storageText:
    "Your account’s id and key, name and picture, chosen theme and layouts, recent searches, counters of visits and of hints, and for at most ten minutes a code of another screen. Signing out removes what is yours.",

  others: "Who else sees it",
  othersText:
    "Whoever runs this server, and who has its backups. People with whom you share a list see your name, picture and what you added. Nobody else: Worthy’s pages load everything from this server, pictures too.",

  rights: "Take it with you, or take it away",
  rightsText:
    "Under Your data you can download everything, and delete your account at once. What stays is the account’s random id, marked as deleted, so that what was learned is learned anew without you. Backups that were made before keep it all until they are overwritten.",
  toData: "Your data",
  logs: "The server’s log notes faults, with the path that was asked for, never with what you typed, and no key, link or e-mail address.",
} as const;
