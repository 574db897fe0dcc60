import { expect, it } from "vitest";
import { deckAction, wallAction } from "./wallKeys.ts";

const bare = { ctrlKey: false, metaKey: false, altKey: false };

it("accepts upper- and lower-case letters without overriding browser shortcuts", () => {
  expect(["L", "k", "m", "D", "s", "z"].map((key) => wallAction({ ...bare, key }))).toEqual([
    "LOVE",
    "LIKE",
    "MEH",
    "DISLIKE",
    "SKIP",
    "UNDO",
  ]);
  expect(wallAction({ ...bare, key: "z", ctrlKey: true })).toBeNull();
  expect(wallAction({ ...bare, key: "Enter" })).toBeNull();
  expect(wallAction({ ...bare, key: "l", repeat: true })).toBeNull();
});

it("swipes the top card with the arrow keys without overriding browser shortcuts", () => {
  expect(
    ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "m"].map((key) =>
      deckAction({ ...bare, key }),
    ),
  ).toEqual(["LIKE", "DISLIKE", "LOVE", "SKIP", "MEH"]);
  expect(deckAction({ ...bare, key: "ArrowLeft", altKey: true })).toBeNull();
  expect(deckAction({ ...bare, key: "ArrowLeft", repeat: true })).toBeNull();
  expect(wallAction({ ...bare, key: "ArrowLeft" })).toBeNull();
});
