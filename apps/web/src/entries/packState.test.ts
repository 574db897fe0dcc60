import fc from "fast-check";
import { expect, it } from "vitest";
import { packState } from "./packState.ts";
import { unpackState, type Packed } from "./unpackState.ts";

const throughJson = (value: unknown): unknown =>
  unpackState(JSON.parse(packState(value)) as Packed);

it("round-trips any JSON value", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 5 }),
      (value) => void expect(throughJson(value)).toEqual(JSON.parse(JSON.stringify(value))),
    ),
  );
});

it("distinguishes arrays of numbers from references and empty arrays from empty objects", () => {
  const value = {
    a: [-1],
    b: [-2],
    c: [-3, 0],
    d: [0],
    e: [],
    f: {},
    again: [[-2], [], {}, ["a text that is long", "a text that is long"]],
  };
  expect(throughJson(value)).toEqual(value);
});

it("stores repeated values and field names only once", () => {
  const titles = Array.from({ length: 20 }, (_, id) => ({
    id,
    name: `Title ${id}`,
    provider: { id: 14, name: "The same network" },
  }));
  const packed = packState([titles, titles.toReversed()]);
  expect(packed.match(/The same network/g)).toHaveLength(1);
  expect(packed.match(/"provider"/g)).toHaveLength(1);
  expect(packed.match(/"Title 7"/g)).toHaveLength(1);
  expect(packed.length).toBeLessThan(JSON.stringify([titles, titles]).length / 3);
});

it("never contains a string that would close its script element", () => {
  expect(packState({ name: "</script><script>" })).not.toContain("<");
});

it("drops undefined values just as JSON does", () => {
  expect(packState({ a: undefined, b: 1, c: [undefined] })).toBe(
    '[[["b","c"]],[],[0,1,[-1,null]]]',
  );
});
