import { ApiFailure } from "@worthy/contract/apiFailure";
import { expect, it } from "vitest";
import { causeOf } from "./causeOf.ts";

const ORIGIN = "https://worthy.example";

function thrown(stack: string | undefined): Error {
  const error = new Error("lost");
  if (stack === undefined) delete error.stack;
  else error.stack = stack;
  return error;
}

it.each([
  [
    "Error: lost\n    at read (https://worthy.example/assets/page-a1b2c3d4.js:10:7)\n    at https://worthy.example/assets/b.js:1:1",
    "read (/assets/page-a1b2c3d4.js:10:7)",
  ],
  [
    "read@https://worthy.example/assets/page-a1b2c3d4.js:10:7\nb@https://worthy.example/assets/b.js:1:1",
    "read /assets/page-a1b2c3d4.js:10:7",
  ],
])("describes where an error came from: %j", (stack, place) =>
  expect(causeOf(thrown(stack), ORIGIN)).toEqual({ place }),
);

it("omits an unknown location and includes the status of a failed call", () => {
  for (const cause of ["words", undefined, thrown(undefined), thrown("Error: lost")])
    expect(causeOf(cause, ORIGIN)).toEqual({});
  expect(causeOf(new ApiFailure(503, "busy"), ORIGIN)).toMatchObject({
    status: 503,
    place: expect.stringContaining("causeOf.test.ts"),
  });
});
