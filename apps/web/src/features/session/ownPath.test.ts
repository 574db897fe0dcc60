import { expect, it } from "vitest";
import { ownPath } from "./ownPath.ts";

it.each(["/", "/about", "/show/10001?from=search", "/watchlist/7#people", "/list/a%20b"])(
  "returns to %j",
  (path) => expect(ownPath(path)).toBe(path),
);

it.each([
  "",
  "about",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/about/..//evil.example",
  "https://evil.example/about",
  "javascript:alert(1)",
  "/signin?loggedOut=true",
  "/login/email/success?token=abc",
])("returns to the start page instead of %j", (path) => expect(ownPath(path)).toBe("/"));
