import { expect, it } from "vitest";
import { REDIRECT_AFTER, tokenRedirectOf } from "./useTokenRedirect.ts";

// shows: 2.detail.7, 9.layout.4
it("redirects from a show's public page to web-authentication with only the token", () => {
  expect(tokenRedirectOf("/show/dark-12", "?token=a%26b&x=1")).toBe(
    "/web-authentication?token=a%26b",
  );
  expect(REDIRECT_AFTER).toBe(300);
});

it.each([
  ["/show/dark-12", ""],
  ["/show/dark-12", "?token="],
  ["/show/dark-12", "?t=abc"],
  ["/tv/dark-12", "?token=abc"],
])("stays on %s%s", (pathname, search) => expect(tokenRedirectOf(pathname, search)).toBeNull());
