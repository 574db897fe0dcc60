/** The version of the app, as clients name it in what they tell. */
export const APP_VERSION = "6.38.0";
