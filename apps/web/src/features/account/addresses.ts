/** Registration, over the start page. */
export const REGISTRATION_ADDRESS = "/registration-popup";
/** Sign-in for existing accounts. */
export const SIGN_IN_ADDRESS = "/signin";
