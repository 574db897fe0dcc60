import { aNumber, declareEvents } from "@worthy/domain";
import { expect, it } from "vitest";
import { eventDocument } from "./eventDocument.ts";
import { firedIn, usageProblems } from "./firedEvents.ts";

const taps = declareEvents({
  tapped: { purpose: "Taps.", consent: "usage", params: { at: aNumber("where") } },
});
const starts = {
  new_device_session: { ...taps.tapped },
  returning_device_session: { ...taps.tapped },
};

it("finds every call, no matter how the event's name is passed", () => {
  expect(
    firedIn(
      "a.ts",
      'track("tapped", {}); ({ track }); parts.track(\n "tapped"); track(name, x); backtrack("no")',
    ),
  ).toEqual([
    { file: "a.ts", name: "tapped" },
    { file: "a.ts", name: "tapped" },
    { file: "a.ts", name: null },
  ]);
});

it("reports events that are declared but not fired, fired but not declared, or declared twice", () => {
  const fired = firedIn("a.ts", 'track("tapped", {})');
  expect(usageProblems({ taps, starts }, fired)).toEqual([]);
  expect(usageProblems({ taps, starts }, [])).toEqual([
    "the event tapped is declared, but never fired",
  ]);
  expect(usageProblems({ starts }, fired)).toEqual(["a.ts fires tapped, which is not declared"]);
  expect(usageProblems({ taps, starts, more: taps }, fired)).toEqual([
    "the event tapped is declared twice",
  ]);
  expect(usageProblems({ taps, starts }, [...fired, { file: "b.ts", name: null }])).toEqual([
    "b.ts fires an event without a literal name",
  ]);
});

it("describes each event with its own parameters and those added to it", () => {
  const added = { tapped: { ...taps.tapped, added: { who: aNumber("whose") } } };
  expect(eventDocument({ added })).toContain(
    "| `at` | number | where |\n| `who` | number | whose (added if known) |\n",
  );
  const text = eventDocument({ taps });
  expect(text).toContain(
    "## Taps\n\n### `tapped`\n\nUsage. Taps.\n\n| parameter | type | meaning |\n|---|---|---|\n| `at` | number | where |\n",
  );
});
