import { describe, expect, it } from "vitest";
import type { Friend, FriendList, FriendStatus } from "./friendQueries.ts";
import { movedFriend } from "./movedFriend.ts";

const person = (userId: string, profileName: string, status: FriendStatus): Friend => ({
  userId,
  profileName,
  profileImage: null,
  status,
  since: "2026-01-01T00:00:00Z",
});
const ada = person("aaaaaaaaaaaa", "ada", "PENDING");
const listOf = (...results: Friend[]): FriendList => ({
  results,
  total: results.length,
  pending: 1,
});

describe("a friend who moves to another list", () => {
  it("leaves the requests and appears among the friends, sorted by name", () => {
    expect(
      movedFriend(listOf(ada), { status: "PENDING", offset: 0 }, { friend: ada, to: "ACCEPTED" }),
    ).toEqual({ results: [], total: 0, pending: 0 });
    const friends = listOf(person("bbbbbbbbbbbb", "Bob", "ACCEPTED"));
    const after = movedFriend(
      friends,
      { status: "ACCEPTED", offset: 0 },
      { friend: ada, to: "ACCEPTED" },
    );
    expect([
      after.results.map(({ profileName, status }) => [profileName, status]),
      after.total,
      after.pending,
    ]).toEqual([
      [
        ["ada", "ACCEPTED"],
        ["Bob", "ACCEPTED"],
      ],
      2,
      0,
    ]);
  });

  it("doesn't change later pages or other lists", () => {
    const later = listOf(person("zzzzzzzzzzzz", "Zoe", "ACCEPTED"));
    expect(
      movedFriend(later, { status: "ACCEPTED", offset: 50 }, { friend: ada, to: "ACCEPTED" })
        .results,
    ).toEqual(later.results);
    expect(
      movedFriend(later, { status: "ACCEPTED", offset: 0 }, { friend: ada, to: null }),
    ).toMatchObject({ results: later.results, total: 1 });
  });

  it("appears only once if already on that list", () => {
    const once = movedFriend(
      listOf(ada),
      { status: "PENDING", offset: 0 },
      { friend: ada, to: "PENDING" },
    );
    expect([once.results, once.total, once.pending]).toEqual([[ada], 1, 1]);
  });
});
