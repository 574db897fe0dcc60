import { expect, it } from "vitest";
import { loggedAddress } from "./loggedAddress.ts";

it.each([
  [
    "/v1/api/auth/authentication?token=abc&platform=WEB",
    "/v1/api/auth/authentication?token=…&platform=…",
  ],
  ["/web-authentication?token=abc?token=def&x", "/web-authentication?token=…&x"],
  ["/tv/the-wire-10003", "/tv/the-wire-10003"],
  ["/watchlists/invite/AbCdEfGhIjKlMnOpQrSt1234?x=1", "/watchlists/invite/…?x=…"],
  ["/v1/api/invites/AbCdEfGhIjKlMnOpQrSt1234", "/v1/api/invites/…"],
  [
    "/v1/users/annannannann/watchlists/invites/acknowledge/AbCdEfGhIjKlMnOpQrSt1234/",
    "/v1/users/annannannann/watchlists/invites/acknowledge/…/",
  ],
  [
    "/v1/users/annannannann/watchlists/71/invites/accept",
    "/v1/users/annannannann/watchlists/71/invites/accept",
  ],
  ["/search?", "/search?"],
  [`/${"x".repeat(400)}?token=abc`, `/${"x".repeat(299)}`],
])("%s is logged as %s", (url, logged) => expect(loggedAddress(url)).toBe(logged));
