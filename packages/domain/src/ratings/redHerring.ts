/**
 * The item id of the red herring: a decoy among the titles to rate in onboarding that isn't a
 * title. Ratings of it are stored like others but count towards nothing and teach the engine
 * nothing. No source of titles may use this id.
 */
export const RED_HERRING_ID = 45_080_269;
