import { expect, it } from "vitest";
import { isBearer, newBearer, newNumberId, newTextId, sha256 } from "./ids.ts";

const THOUSAND = Array.from({ length: 1000 });

// shows: 3.ids.1
it("text ids are unique and have 12 letters and digits", () => {
  const ids = THOUSAND.map(newTextId);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{12}$/);
  expect(new Set(ids).size).toBe(1000);
  expect(new Set(ids.join("")).size).toBe(36);
});

it("numeric ids are positive integers below 2^53, spread over the whole range", () => {
  const ids = THOUSAND.map(newNumberId);
  for (const id of ids) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  expect(new Set(ids).size).toBe(1000);
  expect(Math.max(...ids)).toBeGreaterThan(2 ** 52);
});

it("bearer tokens start with the user's id and are recognised by their format", () => {
  const userId = newTextId();
  const bearer = newBearer(userId);
  expect(bearer.startsWith(userId)).toBe(true);
  expect(bearer).not.toBe(newBearer(userId));
  expect(isBearer(bearer)).toBe(true);
  for (const wrong of [
    "",
    userId,
    `${bearer}x`,
    bearer.slice(1),
    bearer.toUpperCase(),
    `${bearer}\n`,
    bearer.replace(/.$/, "-"),
  ])
    expect(isBearer(wrong)).toBe(false);
});

it("a hash has 64 hexadecimal digits and reveals nothing about its input", () => {
  expect(sha256("worthy")).toMatch(/^[0-9a-f]{64}$/);
  expect(sha256("worthy")).not.toBe(sha256("Worthy"));
});
