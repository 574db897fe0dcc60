/**
 * The item id of the red herring: a decoy among the titles to rate while onboarding, that is no title. Ratings of it are kept like others, count
 * towards nothing and teach the engine nothing; no source of titles may use this id.
 */
export const RED_HERRING_ID = 45_080_269;
