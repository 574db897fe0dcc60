import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { invalidateTopics } from "./invalidateTopics.ts";

const isStale = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryState(key)?.isInvalidated;

test("marks what a write has changed, and titles with scores", async () => {
  const client = new QueryClient();
  client.setQueryData(["watchlists", 1], "list");
  client.setQueryData(["titles", 1], "title");
  client.setQueryData(["ratings", 1], "ratings");
  await invalidateTopics(client, ["watchlists", "scores"]);
  expect(isStale(client, ["watchlists", 1])).toBe(true);
  expect(isStale(client, ["titles", 1])).toBe(true);
  expect(isStale(client, ["ratings", 1])).toBe(false);
});

test("an answer asked for before a write and arriving after it is not taken for fresh", async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const fetched = client.fetchQuery({ queryKey: ["watchlists", 1], queryFn: () => answer.promise });
  await invalidateTopics(client, ["watchlists"]);
  answer.resolve("as before the write");
  await fetched;
  await Promise.resolve();
  expect(isStale(client, ["watchlists", 1])).toBe(true);
});
