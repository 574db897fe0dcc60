import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { physicalStyles } from "./physicalStyles.ts";
import { ROOT } from "./step.ts";

const FOLDERS = ["apps/web/src", "packages/ui/src"];
/** Where a side of the screen is meant, in any writing direction. */
const MEANT: Readonly<Record<string, string>> = {
  "apps/web/src/features/coachmarks/CoachmarkCard.tsx":
    "stands where its anchor was measured on the screen",
  "apps/web/src/features/signIn/PosterFan.tsx": "fans out to both sides alike",
};

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  ),
).filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|\/messages\//.test(path));

it("finds classes, properties and styles that name a physical side", () => {
  for (const source of [
    'className="flex ml-4"',
    'className="md:-right-2"',
    "`rounded-tl-lg`",
    '"text-left"',
    "  margin-left: 1rem;",
    "{ paddingRight: 4 }",
    "style={{ top: 1, left: tip }}",
    "  left: 0;",
    '"translate-x-2"',
    '"bg-linear-to-r"',
  ])
    expect([source, physicalStyles(source).length]).toEqual([source, 1]);
});

it("accepts logical styles, and transforms that cover both directions", () => {
  for (const source of [
    '"ms-4 pe-2 start-0 rounded-s-full text-start border-e inset-s-1"',
    '"translate-x-5 rtl:-translate-x-5"',
    '"translate-y-2 translate-x-0"',
    "const middle = anchor.left;",
    "nothing is left-over",
  ])
    expect(physicalStyles(source)).toEqual([]);
});

it("finds physical styles only in the files that need them", () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter(
    (path) => physicalStyles(readFileSync(join(ROOT, path), "utf8")).length > 0,
  );
  expect(found.toSorted()).toEqual(Object.keys(MEANT).toSorted());
});
