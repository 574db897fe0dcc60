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
  listsText:
    "Your watchlists with who added what and when, the services and the country you chose, and the five settings of notifications. Of shared lists also what was lately done on them and by whom, and invites, until 30 days after they expire.",
  friends: "Friends",
  friendsText:
    "Who your friends are, who asked whom, whom you have blocked, and the titles that you sent one another with what was written. Gone when either of the two removes it, or deletes their account.",
  events: "How Worthy is used",
  eventsText:
    "Faults; and, only once you have said yes, pages opened, titles rated and searches (their length, not their words), with your account’s id, the visit’s, and the size and language of the window. They stay on this server, help whoever runs it to mend and to improve, and are removed after 180 days. Each fault is also kept once, with the account it happened to last, until nobody has met it for 90 days.",
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
    "“{{name}}” lets the server render your pages for you. It is readable by no program of any page, and can do nothing but read. It stays for a year, or until you sign out. If you sign out while the server is not reached, a note named “{{out}}” tells it to look past that cookie, until it has heard of it.",
  known: "A second cookie",
  knownText:
    "“{{name}}” lets this browser ask for a link to your address also while strangers have asked for too many. It is set when you sign in, stays for 90 days, also after you sign out, and signs nobody in. The server keeps a fingerprint of it with your account.",
  language: "Your language",
  languageText: "“{{name}}” holds the language you chose, and nothing else, so that pages and letters come in it. It is set only when you choose one, and stays for a year.",
  tried: "What is tried out",
  triedText:
    "“{{name}}” holds the number of the words that the empty search field shows you, and nothing else, so that pages come with them. It is drawn at random on your device, says nothing about you, and stays for a year.",
  storage: "The browser’s storage",
  storageText:
    "Your account’s id and key, name and picture, chosen theme, layouts and filters, whether lists begin with films, recent searches, whom of your friends you wait for (with addresses that you have asked, for two weeks), counters of visits and of hints, your answer whether your use may be noted and, where it is yes, the visit’s id, a random number of the device and what is still to be sent, for at most ten minutes a code of another screen, and for at most a day an invite that you have opened. Signing out removes what is yours. Ratings and list changes that could not be sent yet wait here too; when you sign out you are asked whether they are kept for you, for a month at most. If you sign out while the server is not reached, your key waits here until the server is told to end it.",

  others: "Who else sees it",
  othersText:
    "Whoever runs this server, and who has its backups. Whom they make an administrator sees your address, when you were last here, how many ratings and devices you have and which faults you met, and can lock or delete an account; not what you rated or listed. Where an error reporter is set up, it is told of faults, with the account’s id. People with whom you share a list see your name, picture and what you added. Friends see your name and picture, and what you rated while both of you share that. Nobody else: Worthy’s pages load everything from this server, pictures too.",

  rights: "Take it with you, or take it away",
  rightsText:
    "Under Your data you can download everything, and delete your account at once. What stays is the account’s random id, marked as deleted, so that what was learned is learned anew without you. Backups that were made before keep it all until they are overwritten.",
  toData: "Your data",
  logs: "The server’s log notes faults, with the path that was asked for, never with what you typed, and no key, link or e-mail address.",
} as const;
