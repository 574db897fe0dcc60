import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { invalidateTopics } from "./invalidateTopics.ts";

const isStale = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryState(key)?.isInvalidated;

test("marks data as stale after a write that affects it, including scored titles", async () => {
  const client = new QueryClient();
  client.setQueryData(["watchlists", 1], "list");
  client.setQueryData(["titles", 1], "title");
  client.setQueryData(["ratings", 1], "ratings");
  await invalidateTopics(client, ["watchlists", "scores"]);
  expect(isStale(client, ["watchlists", 1])).toBe(true);
  expect(isStale(client, ["titles", 1])).toBe(true);
  expect(isStale(client, ["ratings", 1])).toBe(false);
});

test("marks a response as stale if a write happened while it was in flight", async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const fetched = client.fetchQuery({ queryKey: ["watchlists", 1], queryFn: () => answer.promise });
  await invalidateTopics(client, ["watchlists"]);
  answer.resolve("as before the write");
  await fetched;
  await Promise.resolve();
  expect(isStale(client, ["watchlists", 1])).toBe(true);
});

test("refetches data if the first request missed a write", async () => {
  const client = new QueryClient();
  const before = Promise.withResolvers<string>();
  const answers = [before.promise, Promise.resolve("with the write")];
  const observer = new QueryObserver(client, {
    queryKey: ["watchlists", 1],
    queryFn: () => answers.shift() ?? "asked too often",
  });
  const leave = observer.subscribe(() => undefined);
  void invalidateTopics(client, ["watchlists"]);
  before.resolve("as before the write");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("with the write"));
  leave();
});
