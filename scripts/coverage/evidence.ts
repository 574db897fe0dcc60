import { STATEMENT_ID, type Statement } from "./statements.ts";
import type { ShowingTest } from "./shownBy.ts";

/**
 * How directly a test exercises the product: in the browser, over HTTP, or in the same process. The
 * strongest first.
 */
export const KINDS = ["browser", "HTTP", "unit"] as const;
export type Kind = (typeof KINDS)[number];

export interface Evidence extends Statement {
  tests: ShowingTest[];
  /** The strongest kind among its tests; null without any. */
  kind: Kind | null;
}

/** Whether this file exists, relative to the root. */
export type HasFile = (path: string) => boolean;

export function kindOf(file: string): Kind {
  if (file.endsWith(".browser.test.ts")) return "browser";
  return file.endsWith(".api.test.ts") ? "HTTP" : "unit";
}

/** Most statements that may be shown in the deep layer only. */
export const MOST_DEEP = 10;

/** Whether only tests of the deep layer show a statement as directly as they do. */
export const isDeepOnly = ({ tests, kind }: Evidence): boolean =>
  kind !== null && tests.every((test) => test.deep || kindOf(test.file) !== kind);

/** Every statement with the tests that show it. */
export function gatherEvidence(
  statements: readonly Statement[],
  tests: readonly ShowingTest[],
): Evidence[] {
  const byId = Map.groupBy(
    tests.flatMap((test) => test.ids.map((id) => ({ id, test }))),
    ({ id }) => id,
  );
  return statements.map((statement) => {
    const own = (byId.get(statement.id) ?? []).map(({ test }) => test);
    const kinds = new Set(own.map(({ file }) => kindOf(file)));
    return { ...statement, tests: own, kind: KINDS.find((kind) => kinds.has(kind)) ?? null };
  });
}

/** Problems of statements and tags, one sentence each. */
export function evidenceProblems(
  evidence: readonly Evidence[],
  tests: readonly ShowingTest[],
  hasFile: HasFile,
): string[] {
  const known = new Set(evidence.map(({ id }) => id));
  const deep = evidence.filter(isDeepOnly);
  const seen = new Set<string>();
  return [
    ...(deep.length > MOST_DEEP
      ? [
          `only the deep layer shows ${deep.map(({ id }) => id).join(", ")}: ${MOST_DEEP} statements at most`,
        ]
      : []),
    ...evidence.flatMap((statement) => {
      const twice = seen.has(statement.id);
      seen.add(statement.id);
      return [
        ...(twice ? ["the id is given out twice"] : []),
        ...statementProblems(statement, hasFile),
      ].map((problem) => `${statement.id}: ${problem}`);
    }),
    ...tests.flatMap(({ file, name, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map(
          (id) =>
            `${file}: "${name}" shows ${id}, which is ${STATEMENT_ID.test(id) ? "no statement" : "no id"}`,
        ),
    ),
  ];
}

function statementProblems({ tests, open, code }: Evidence, hasFile: HasFile): string[] {
  if (open !== null)
    return tests.length > 0 ? [`open, yet ${tests[0]?.file} has a test that shows it`] : [];
  return [
    ...(tests.length === 0 ? ["no test shows it: tag one, or declare it open with a reason"] : []),
    ...code.filter((file) => !hasFile(file)).map((file) => `there is no file ${file}`),
    ...code.filter((file) => NOT_PRODUCT.test(file)).map((file) => `${file} is not in the product`),
  ];
}

/** Tests, their shared code, and tools, which don't run in the product. */
const NOT_PRODUCT =
  /\.(?:test|fixture)\.tsx?$|(?:^|\/)(?:test|testing|tests)\/|^(?:scripts|bench|docs)\//;
