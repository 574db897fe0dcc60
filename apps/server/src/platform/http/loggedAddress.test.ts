import { expect, it } from "vitest";
import { loggedAddress } from "./loggedAddress.ts";

it.each([
  ["/v1/api/auth/authentication?token=abc&platform=WEB", "/v1/api/auth/authentication?token=…&platform=…"],
  ["/web-authentication?token=abc?token=def&x", "/web-authentication?token=…&x"],
  ["/tv/the-wire-10003", "/tv/the-wire-10003"],
  ["/search?", "/search?"],
  [`/${"x".repeat(400)}?token=abc`, `/${"x".repeat(299)}`],
])("%s is logged as %s", (url, logged) => expect(loggedAddress(url)).toBe(logged));
