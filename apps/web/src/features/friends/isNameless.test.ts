import { PLACEHOLDER_NAME } from "@worthy/domain";
import { expect, test } from "vitest";
import { isNameless } from "./isNameless.ts";

test("treats a blank name and the server's placeholder as no name", () => {
  expect(
    ["", "  ", PLACEHOLDER_NAME, "Ann"].map((profileName) => isNameless({ profileName })),
  ).toEqual([true, true, true, false]);
});
