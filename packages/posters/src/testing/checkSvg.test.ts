import { expect, test } from "vitest";
import { svgFault } from "./checkSvg.ts";

test("a valid drawing has no problems", () => {
  expect(
    svgFault('<svg viewBox="0 0 1 1"><path d="M0 0L1 1Z"/><text x="1">a &amp; b</text></svg>'),
  ).toBeNull();
});

test.each([
  '<svg><path d="MNaN 0"/></svg>',
  '<svg><rect x="Infinity"/></svg>',
  '<svg><path d="M0 0L1"/></svg>',
  "<svg><text>a & b</text></svg>",
  "<svg><g></svg></g>",
  '<svg><rect fill="url(#gone)"/></svg>',
  "<svg>",
])("reports a problem for %s", (svg) => {
  expect(svgFault(svg)).not.toBeNull();
});
