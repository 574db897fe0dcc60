import { expect, it } from "vitest";
import { pageOf, popupAt } from "./popupPath.ts";

// shows: 2.detail.8
it.each([
  ["/tv/dark-7/episode/12", "/tv/dark-7", { name: "episode", value: "12" }],
  ["/show/dark-7/episode/12/", "/show/dark-7", { name: "episode", value: "12" }],
  ["/movies/her-12/trailer/a-B_9", "/movies/her-12", { name: "trailer", value: "a-B_9" }],
])("treats %s as a popup over its page", (path, page, popup) => {
  expect([pageOf(path), popupAt(path)]).toEqual([page, popup]);
});

it.each([
  "/tv/dark-7",
  "/tv/dark-7/episode/x",
  "/tv/dark-7/episode",
  "/person/a-1/episode/2",
  "/tv/dark-7/trailer/a.b",
  "/tv/dark-7/trailer/a/b",
  "/",
])("doesn't find a popup in %s", (path) => {
  expect([pageOf(path), popupAt(path)]).toEqual([path, null]);
});
