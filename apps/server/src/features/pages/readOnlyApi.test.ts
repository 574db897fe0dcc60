import {
  endpoints,
  manifest,
  type CallApi,
  type EndpointId,
  type ManifestEntry,
} from "@worthy/contract";
import { expect, it } from "vitest";
import { readOnlyApi } from "./readOnlyApi.ts";

it("allows calls that don't change anything, even if they use POST, and rejects writes, even with GET", async () => {
  const called: EndpointId[] = [];
  const call = ((id: EndpointId) => Promise.resolve(void called.push(id))) as CallApi; // only that it is called matters here
  const api = readOnlyApi(call) as (id: EndpointId) => Promise<unknown>;
  const ids = Object.keys(endpoints) as EndpointId[]; // endpoints are keyed by id
  const refused: EndpointId[] = [];
  for (const id of ids) await api(id).catch(() => refused.push(id));
  const writes = ids.filter((id) => (manifest[id] as ManifestEntry).changes !== undefined);
  expect(refused).toEqual(writes);
  expect(refused).toContain("authenticate");
  expect(called).toContain("recommend");
  expect(called).toHaveLength(ids.length - writes.length);
});
