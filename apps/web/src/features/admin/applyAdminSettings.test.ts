import { expect, it } from "vitest";
import { withModel } from "./applyAdminSettings.ts";

// shows: 2.screens.20
it("asks recommendations of the model that an administrator has chosen, and nothing else", () => {
  expect(withModel("recommend", { body: { limit: 60 } }, "content")).toEqual({
    body: { limit: 60, model: "content" },
  });
  expect(
    withModel("recommendLikeShow", { params: { id: 7 }, query: { limit: 5 } }, "content"),
  ).toEqual({ params: { id: 7 }, query: { limit: 5, model: "content" } });
  expect(withModel("getNode", { params: { id: 7 } }, "content")).toEqual({ params: { id: 7 } });
  expect(withModel("recommend", { body: { limit: 60 } }, "")).toEqual({ body: { limit: 60 } });
});
