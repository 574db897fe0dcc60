import { describe, expect, it } from "vitest";
import { proseLines, testNames } from "./sentences.ts";
import { DOUBTFUL, findTurns, WRONG } from "./turns.ts";

const found = (text: string) => findTurns(text, WRONG).map(({ turn }) => turn.toLowerCase());

describe("unnatural phrases", () => {
  it.each([
    ["Fargo is off your watchlist.", "is off your watchlist"],
    ["This invite is over.", "is over"],
    ["Take back your rating of Drive", "take back"],
    ["Your ratings are taken back.", "taken back"],
    ["A letter to {email} is on its way.", "letter to {"],
    ["Until then, only faults are noted.", "are noted"],
    ["The list could not be loaded.", "could not be loaded"],
    ["The answer did not arrive.", "did not arrive"],
    ["The address that the account is to have", "is to have"],
    ["Mended", "mended"],
    ["Put right by Ada", "put right"],
    ["What you mark stands here.", "stands here"],
    ["Nothing of it is kept.", "nothing of it"],
    ["It is not here any more.", "any more"],
    ["The link works no more.", "works no more"],
    ["Whoever has it can join.", "whoever"],
    ["You can begin anew.", "anew"],
    ["Lately on this device", "lately"],
    ["What friends make of it", "make of it"],
    ["You are let in.", "are let in"],
    ["Bring it along", "bring it along"],
    ["Give a name", "give a name"],
    ["E-mail address", "e-mail"],
    ["There is no such list.", "there is no such"],
  ])("are found in “%s”", (text, turn) => {
    expect(found(text)).toEqual([turn]);
  });

  it.each([
    "Removed Fargo from your watchlist.",
    "This invite has expired.",
    "Take me to the start",
    "A name starts with a letter and has 12 letters or digits.",
    "Couldn’t load the list.",
    "Says what couldn’t be saved",
    "Move one item right after another.",
    "Want any more titles?",
    "It is no more than a guess.",
    "We added 3 ratings.",
    "It is over 45 KB.",
  ])("aren't found in “%s”", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("trigger only a warning if they are sometimes correct", () => {
    expect(findTurns("Only likes", DOUBTFUL)).toEqual([]);
    expect(findTurns("Likes alone", DOUBTFUL)).toEqual([{ turn: "alone", better: "only" }]);
  });
});

it("reads test names with their line numbers", () => {
  const source =
    'describe("a", () => {\n  it.each([1])(\n    "b %i",\n  );\n  it("c", { tags }, run);\n});\nit.each([\n  1,\n])("d %i", run);\n';
  expect(testNames(source)).toEqual([
    { line: 1, name: "a" },
    { line: 5, name: "c" },
    { line: 9, name: "d %i" },
  ]);
});

it("reads the prose of documents, but not their code", () => {
  expect(proseLines("Run `anew` or [here](a-lately-b).\n```\nanew\n```\n    anew\nSo")).toEqual([
    "Run  or [here.",
    "",
    "",
    "",
    "",
    "So",
  ]);
});
