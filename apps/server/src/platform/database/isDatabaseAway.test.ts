import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isDatabaseAway } from "./isDatabaseAway.ts";

test("writing to a closing connection reports the database as unavailable", async () => {
  const error = await new Promise<Error>((resolve) => {
    new Socket().on("error", resolve).write("select 1");
  });
  expect(error).toMatchObject({ code: "ERR_SOCKET_CLOSED" });
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new Error("Failed query", { cause: error }))).toBe(true);
  expect(isDatabaseAway(new TypeError("x is undefined"))).toBe(false);
});
