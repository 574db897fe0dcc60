import { expect, it } from "vitest";
import { createReplayBuffer } from "./createReplayBuffer.ts";

function replayBufferAt(start: number) {
  let time = start;
  const replayBuffer = createReplayBuffer(() => time);
  const add = (at: number, room: string, message: string) => (
    (time = at),
    replayBuffer.add([room], [message])
  );
  const since = (at: number, room: string, behind: number) => (
    (time = at),
    replayBuffer.since(room, behind)
  );
  return { add, since };
}

it("replays a room's messages since the given time, in order and without other rooms' messages", () => {
  const { add, since } = replayBufferAt(0);
  add(50_000, "ada", "first");
  add(59_000, "ada", "second");
  add(59_500, "tom", "third");
  expect(since(60_000, "ada", 10_000)).toEqual([["first"], ["second"]]);
  expect(since(60_000, "ada", 1_000)).toEqual([["second"]]);
  expect(since(70_000, "ada", 1_000)).toEqual([]);
  expect(since(60_000, "eve", 10_000)).toEqual([]);
});

// shows: 4.shared.6
it("can't replay messages from before it started, or from too long ago", () => {
  const { add, since } = replayBufferAt(1_000_000);
  add(1_001_000, "ada", "first");
  expect(since(1_001_000, "ada", 5_000)).toBeNull();
  expect(since(1_500_000, "ada", 119_000)).toBeNull();
  expect(since(1_500_000, "ada", 10_000)).toEqual([]);
});

it("can't replay rooms with more messages than it keeps", () => {
  const { add, since } = replayBufferAt(0);
  for (let at = 0; at < 60; at++) add(50_000 + at * 100, "ada", `number ${at}`);
  expect(since(56_000, "ada", 30_000)).toBeNull();
  expect(since(56_000, "ada", 0)).toHaveLength(20);
});

it("can't replay evicted rooms, and eventually drops them", () => {
  const { add, since } = replayBufferAt(0);
  for (let at = 0; at < 20_001; at++) add(50_000, `room ${at}`, "message");
  expect(since(51_000, "room 0", 10_000)).toBeNull();
  expect(since(58_000, "room 0", 1_000)).toEqual([]);
});
