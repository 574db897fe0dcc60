/** Where people sign up, over the start. */
export const REGISTRATION_ADDRESS = "/registration-popup";
/** Where people sign in who have an account. */
export const SIGN_IN_ADDRESS = "/signin";
