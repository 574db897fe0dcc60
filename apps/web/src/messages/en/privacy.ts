export const privacy = {
  lead: "Worthy runs on the server of whoever gave you this address. What you do here stays on that server and on your device. There is no advertising, no tracking by others, and no request to any other site, save trailers when you tap them.",
} as const;
