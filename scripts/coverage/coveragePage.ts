import { isDeepOnly, KINDS, MOST_DEEP, type Evidence } from "./evidence.ts";

const NAMES = { browser: "in the browser", HTTP: "over HTTP", unit: "unit tests only" } as const;

const INTRO = `# What the specification asks for, and what shows it

Written by \`node scripts/coverage.ts\`: don't edit it. The statements are in [spec-coverage/](spec-coverage), one page for each section of the
specification, with the code that makes them true. A test carries the ids of the statements it shows in a comment right above it
(\`// shows: 4.rating.1\`), and \`node scripts/coverage.ts 4.rating.1\` lists the tests of a statement. An id never changes and is never given
out twice; a new statement is added at the end of its table. A statement that no test shows says \`open: \` and the reason instead of its code.

\`npm run check\` fails on an unknown id, on a statement without a test, on a test that is skipped, on code that is gone, and on code that only
tests call.

A statement counts once, by its strongest test: one in the browser, else one over HTTP, else one that calls functions directly. Tests of both
layers count; what only \`npm run test:deep\` shows is listed at the end, ${MOST_DEEP} statements at most.
`;

/** The counts, one line per section. */
export function coverageCounts(evidence: readonly Evidence[]): string[][] {
  const bySection = Map.groupBy(evidence, ({ id }) => `§${id.split(".")[0]}`);
  const row = (name: string, some: readonly Evidence[]) => [
    name,
    String(some.length),
    ...KINDS.map((kind) => String(some.filter((one) => one.kind === kind).length)),
    String(some.filter(({ open }) => open !== null).length),
  ];
  return [...[...bySection].map(([name, some]) => row(name, some)), row("all", evidence)];
}

export function coveragePage(evidence: readonly Evidence[]): string {
  const header = ["section", "statements", ...KINDS.map((kind) => NAMES[kind]), "open"];
  const table = [header, header.map(() => "---"), ...coverageCounts(evidence)]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
  const list = (some: readonly Evidence[], says: (one: Evidence) => string) =>
    some.length === 0 ? "None." : some.map((one) => `- \`${one.id}\` ${says(one)}`).join("\n");
  const open = evidence.filter(({ open }) => open !== null);
  const unit = evidence.filter(({ kind }) => kind === "unit");
  const deep = evidence.filter(isDeepOnly);
  return [
    INTRO,
    table,
    `\n## Open\n\n${list(open, ({ text, open }) => `${text} (${open})`)}`,
    `\n## Shown by unit tests only\n\n${list(unit, ({ text }) => text)}`,
    `\n## Shown in the deep layer only\n\n${list(deep, ({ text }) => text)}`,
    "",
  ].join("\n");
}
