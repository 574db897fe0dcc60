import { parseSync, Visitor, type Argument, type Comment, type Expression } from "oxc-parser";

/** A test or group, and the statements that the comment above it lists. */
export interface ShowingTest {
  file: string;
  /** The names of its groups and its own, outermost first. */
  name: string;
  ids: string[];
  /** It runs in the deep layer only. */
  deep: boolean;
}

export interface ShownBy {
  tests: ShowingTest[];
  problems: string[];
}

interface FoundTest {
  line: number;
  end: number;
  name: string;
  skipped: boolean;
  deep: boolean;
}

const TAG = /^\s*shows:/;

/**
 * The tagged tests of a file: a tag is a comment `// shows: 4.rating.1, 7.ratings.2` on the lines
 * above the call of `it`, `test` or `describe`. A tag above anything else, or above a skipped test,
 * is a problem.
 */
export function shownBy(file: string, source: string): ShownBy {
  const shown: ShownBy = { tests: [], problems: [] };
  if (!source.includes("shows:")) return shown;
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) return { tests: [], problems: [`${file} cannot be parsed`] };
  const lineOf = lineCounter(source);
  const found = testsIn(program, lineOf);
  const commentLines = new Set(comments.map(({ start }) => lineOf(start)));
  for (const comment of comments.filter(isTag)) {
    const line = lineOf(comment.start);
    let below = line + 1;
    while (commentLines.has(below)) below++;
    const test = found.find((one) => one.line === below);
    const ids = idsOf(comment);
    const at = `${file}:${line}: ${ids.join(", ")}`;
    if (!test) shown.problems.push(`${at}: there is no test below the tag`);
    else if (test.skipped) shown.problems.push(`${at}: the test is skipped`);
    else shown.tests.push({ file, name: test.name, ids, deep: test.deep });
  }
  return shown;
}

const isTag = ({ type, value }: Comment) => type === "Line" && TAG.test(value);
const idsOf = ({ value }: Comment) =>
  value
    .replace(TAG, "")
    .split(",")
    .map((id) => id.trim());

function lineCounter(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}

/** Every test and group, with the line of the statement that calls it. */
function testsIn(
  program: Parameters<Visitor["visit"]>[0],
  lineOf: (offset: number) => number,
): FoundTest[] {
  const found: FoundTest[] = [];
  let statement = 0;
  new Visitor({
    ExpressionStatement({ start }) {
      statement = start;
    },
    CallExpression({ callee, arguments: given, end }) {
      const words = wordsOf(callee);
      const [title, ...others] = given;
      if (!title || others.length === 0 || !["it", "test", "describe"].includes(words[0] ?? ""))
        return;
      // Calls are visited from the outside in: the groups around a test are those found before it
      // and not yet closed.
      const around = found.filter((one) => one.end >= end);
      const parent = around.at(-1);
      found.push({
        line: lineOf(statement),
        end,
        name: [...(parent ? [parent.name] : []), titleOf(title)].join(" › "),
        skipped: parent?.skipped === true || words.some(isSkip) || others.some(skips),
        deep: parent?.deep === true || others.some(isDeep),
      });
    },
  }).visit(program);
  return found;
}

const isSkip = (word: string) => word === "skip" || word === "todo";

/**
 * The words of a callee such as `describe.skipIf(x)` or `it.each(rows)`; none for other
 * expressions.
 */
function wordsOf(callee: Expression): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return wordsOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return wordsOf(callee.tag);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  const before = wordsOf(callee.object);
  return before.length > 0 ? [...before, callee.property.name] : [];
}

/** Options such as `{ skip: true }`. */
const skips = (argument: Argument) => optionsOf(argument).some(({ name }) => isSkip(name));

/** Options such as `{ tags: "deep" }`. */
const isDeep = (argument: Argument) =>
  optionsOf(argument).some(({ name, value }) => name === "tags" && value === "deep");

/** The names of a test's options, and values that are written out. */
function optionsOf(argument: Argument): { name: string; value: unknown }[] {
  if (argument.type !== "ObjectExpression") return [];
  return argument.properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier"
      ? {
          name: property.key.name,
          value: property.value.type === "Literal" ? property.value.value : undefined,
        }
      : [],
  );
}

function titleOf(argument: Argument): string {
  if (argument.type === "Literal") return String(argument.value);
  if (argument.type === "TemplateLiteral")
    return argument.quasis.map(({ value }) => value.raw).join("…");
  return "…";
}
