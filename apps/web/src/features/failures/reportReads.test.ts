import { ApiFailure } from "@worthy/contract/apiFailure";
import { beforeEach, expect, it } from "vitest";
import { apiQuery } from "../../api/apiQuery.ts";
import { createQueryClient } from "../../api/createQueryClient.ts";
import type { Track } from "../events/Track.ts";
import { titleQuery } from "../title/titleQuery.ts";
import { reportReads } from "./reportReads.ts";

const tracked: unknown[] = [];
const track: Track = (name, parameters) => void tracked.push([name, parameters]);
beforeEach(() => void (tracked.length = 0));

/** Reads a title, with this failure as the server's response. */
async function read(failure: Error): Promise<void> {
  const queryClient = createQueryClient(() => Promise.reject(failure));
  const stop = reportReads(queryClient, track);
  await queryClient.fetchQuery(titleQuery(7)).catch(() => {});
  stop();
  await queryClient.fetchQuery(titleQuery(8)).catch(() => {});
}

// shows: 8.responses.8
it("reports a title that failed to load only once, in at most 100 characters", async () => {
  await read(new ApiFailure(500, "Server Error"));
  expect(tracked).toEqual([
    ["exception", { description: "Failed to load item details: Server Error", fatal: false }],
  ]);
  tracked.length = 0;
  await read(new Error("x".repeat(300)));
  expect(tracked).toEqual([
    [
      "exception",
      { description: expect.stringMatching(/^Failed to load item details: x{71}$/), fatal: false },
    ],
  ]);
});

it.each([404, 410])("doesn't report a title that doesn't exist: %i", async (status) => {
  await read(new ApiFailure(status, "Server Error"));
  expect(tracked).toEqual([]);
});

// shows: 8.messages.1
it("reports filter counts that failed to load", async () => {
  const queryClient = createQueryClient(() => Promise.reject(new ApiFailure(503, "busy")));
  const stop = reportReads(queryClient, track);
  await queryClient
    .fetchQuery(
      apiQuery("getFilterCounts", {
        params: { userId: "abcdefghijkl", watchlistId: "7" },
        query: {},
      }),
    )
    .catch(() => {});
  stop();
  expect(tracked).toEqual([
    ["exception", { description: "Failed to load filter counts: busy", fatal: false }],
  ]);
});

// shows: 8.messages.2
it("reports a failed lookup of a user's email address", async () => {
  const queryClient = createQueryClient(() => Promise.reject(new ApiFailure(500, "Server Error")));
  const stop = reportReads(queryClient, track);
  await queryClient.fetchQuery(apiQuery("getPerson", { params: { id: "7" } })).catch(() => {});
  stop();
  expect(tracked).toEqual([
    [
      "exception",
      { description: "Failed to load person details redirect: Server Error", fatal: false },
    ],
  ]);
});
