import { expect, it } from "vitest";
import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import { withModel } from "./applyAdminSettings.ts";

// shows: 2.screens.20
it("requests picks from the model an administrator chose and leaves everything else unchanged", () => {
  expect(withModel("recommend", { body: { limit: 60 } }, "content")).toEqual({
    body: { limit: 60, model: "content" },
  });
  expect(
    withModel("recommendLikeShow", { params: { id: 7 }, query: { limit: 5 } }, "content"),
  ).toEqual({ params: { id: 7 }, query: { limit: 5, model: "content" } });
  expect(withModel("getNode", { params: { id: 7 } }, "content")).toEqual({ params: { id: 7 } });
  expect(withModel("recommend", { body: { limit: 60 } }, "")).toEqual({ body: { limit: 60 } });
});

it("sends the model only to endpoints that accept one", () => {
  const input = {};
  const named: string[] = [];
  const taking: string[] = [];
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const spec: Endpoint = endpoints[id];
    const part = spec.method === "POST" ? "body" : "query";
    if (withModel(id, input, "content") !== input) named.push(id);
    if (spec[part]?.safeParse({ model: "content" }).success) taking.push(id);
  }
  expect(named).toEqual(taking);
});
