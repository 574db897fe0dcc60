import { PLACEHOLDER_NAME } from "@worthy/domain";
import { expect, test } from "vitest";
import { isNameless } from "./isNameless.ts";

test("nobody's name is nothing, blanks, or what the server says for want of one", () => {
  expect(
    ["", "  ", PLACEHOLDER_NAME, "Ann"].map((profileName) => isNameless({ profileName })),
  ).toEqual([true, true, true, false]);
});
