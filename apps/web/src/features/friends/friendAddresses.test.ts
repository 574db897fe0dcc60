import { describe, expect, it } from "vitest";
import {
  askFriendsAddress,
  friendAddress,
  parseAsk,
  parseBox,
  SENT_ADDRESS,
} from "./friendAddresses.ts";

const search = (address: string) => new URL(address, "http://localhost").search;

it("distinguishes sent and received messages by their URL", () => {
  expect(
    [SENT_ADDRESS, "/friends/messages", "/friends/messages?box=x"].map((address) =>
      parseBox(search(address)),
    ),
  ).toEqual(["SENT", "RECEIVED", "RECEIVED"]);
});

describe("the Ask Friends URL", () => {
  it("contains the title, purpose and friend, and can be parsed back", () => {
    const asked = { titleId: 12, kind: "RECOMMENDATION", friendId: "abcdefghijkl" } as const;
    expect(askFriendsAddress(asked)).toBe(
      "/ask-friends?title=12&kind=recommendation&to=abcdefghijkl",
    );
    expect(parseAsk(search(askFriendsAddress(asked)))).toEqual(asked);
    expect(askFriendsAddress()).toBe("/ask-friends");
    expect(parseAsk("")).toEqual({ kind: "QUESTION" });
  });

  it("ignores invalid values", () => {
    for (const wrong of [
      "?title=0",
      "?title=-1",
      "?title=1e3",
      "?title=9999999999999999",
      "?to=ABC",
      "?to=abcdefghijklm",
      "?kind=x",
    ])
      expect(parseAsk(wrong)).toEqual({ kind: "QUESTION" });
  });

  it("differs from the URL of a friend's page", () => {
    expect(friendAddress("abcdefghijkl")).toBe("/friends/abcdefghijkl");
  });
});
