/** Where the image keeps what Node compiled of the server. */
export const COMPILED = "/app/.compiled";
