import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readBundle } from "../../catalogue/src/readBundle.ts";
import { catalogueTitle } from "../../catalogue/src/schema.ts";
import { formatTitle } from "./formatTitle.ts";

const KIN = [10_001, 10_002, 10_003, 10_004, 10_005, 10_006, 10_007];
const READING = { liked: 70, asked: 66, fame: 5, kin: KIN };
const title = (facts: object = {}) => ({
  id: 99_001,
  kind: "movie",
  name: "The Lamps of Quill",
  date: "2011",
  status: "RELEASED",
  runtime: 101,
  countries: ["GB"],
  language: "en",
  genres: ["Drama"],
  tags: ["bleak", "grief", "family", "class", "loneliness", "slow-burn"],
  logline:
    "In a harbour town without electricity, two sisters light the lamps and keep each other’s secrets.",
  overview: `${"Every night they walk the quay. ".repeat(8)}Nobody asks why.`,
  makers: ["Ana Elm"],
  cast: [{ person: "Bo Ash" }, { person: "Cy Oak" }],
  certificates: {},
  motif: "lighthouse candy 9",
  ...facts,
});

/** What the check says of a batch. */
function check(batch: object[], ...more: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "batch-"));
  try {
    const file = join(folder, "batch.json");
    writeFileSync(file, JSON.stringify(batch));
    return execFileSync(process.execPath, ["scripts/catalogue/addTitles.ts", file, ...more], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // the script ended with an exit code
    return `${stderr}${stdout}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("drafted titles", () => {
  it("are checked without changing the catalogue", () => {
    expect(check([{ title: title(), reading: READING }])).toBe("1 titles, 0 problems\n");
    const early = [{ title: title(), reading: { ...READING, kin: [...KIN, 99_999] } }];
    expect(check(early, "--coming", "99990-99999")).toBe("1 titles, 0 problems\n");
  });

  it("are reported if anything is wrong with them or they resemble others", () => {
    const [known] = readBundle().titles;
    const said = check([
      {
        title: title({ tags: ["bleak", "grief", "family", "class", "loneliness", "unheard-of"] }),
        reading: { ...READING, kin: [...KIN, 99_999] },
      },
      {
        title: title({
          id: 99_002,
          name: known?.name,
          kind: known?.kind,
          date: known?.date,
          motif: known?.motif,
          logline: "A man waits.",
        }),
        reading: READING,
      },
    ]);
    for (const problem of [
      'unknown tag "unheard-of"',
      "no title has the id 99999",
      `${known?.name} has the art “`,
      "look like one title",
      "loglines begin with “A”",
    ])
      expect(said).toContain(problem);
  });
});

it("keeps the form of every title's file", () => {
  const folder = "catalogue/titles";
  const changed = readdirSync(folder).filter((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return formatTitle(catalogueTitle.parse(JSON.parse(text))) !== text;
  });
  expect(changed).toEqual([]);
});
