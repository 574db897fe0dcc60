/** What several pages about the person say: the names of all of them, and what went wrong. */
export const accountFrame = {
  parts: "Parts of your profile",
  overview: "Profile",
  faves: "My faves",
  ratings: "Your ratings",
  failed: "Your profile could not be loaded",
  genres: "Genres",
  services: "Services",
  information: "Account information",
  devices: "Devices",
  notifications: "Notifications",
  administration: "Administration",
  data: "Your data",
  friendNews_one: "{{count}} new",
  friendNews_other: "{{count}} new",
  notSaved: "That was not saved, so the switch is as it was.",
} as const;
