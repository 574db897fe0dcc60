import { parseSync, Visitor, type Node } from "oxc-parser";

/** SQL in a source file: a tagged template, or an argument of `unsafe`. */
export interface SqlText {
  /** Line in the file, from 1. */
  line: number;
  /** Inserted values appear as `${0}`, or as the identifier they are. */
  text: string;
}

/** A table or view named in SQL. */
export interface NamedTable {
  name: string;
  /** Whether its rows are written. */
  written: boolean;
}

/** Replaces values the check needn't know. */
const VALUE = "${0}";
/** Replaces SQL built elsewhere that the check can't read. */
const UNREADABLE = "${?}";

/**
 * All SQL of a file. SQL passed to `unsafe` has to be a literal, or a constant of the same file.
 */
export function sqlIn(file: string, source: string): SqlText[] {
  const { program } = parseSync(file, source);
  const found: SqlText[] = [];
  const constants = new Map<string, string>();
  const note = (node: Node, text: string) =>
    found.push({ line: source.slice(0, node.start).split("\n").length, text });
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const text = init && textOf(init);
      if (id.type === "Identifier" && text) constants.set(id.name, text);
    },
  }).visit(program);
  new Visitor({
    TaggedTemplateExpression: (node) => {
      if (nameOf(node.tag) !== "html") note(node, textOf(node.quasi) ?? UNREADABLE);
    },
    CallExpression: (node) => {
      const { callee } = node;
      const [given] = node.arguments;
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier" || !given)
        return;
      if (callee.property.name !== "unsafe") return;
      const known = given.type === "Identifier" ? constants.get(given.name) : textOf(given);
      note(node, known ?? UNREADABLE);
    },
  }).visit(program);
  return found;
}

const nameOf = (node: Node): string | null => (node.type === "Identifier" ? node.name : null);

/** The text of a literal or template; null for other nodes. */
function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  return node.quasis
    .map(({ value }, at) => {
      const inserted = node.expressions[at];
      return `${value.cooked ?? value.raw}${inserted ? insertedText(inserted) : ""}`;
    })
    .join("");
}

/**
 * An identifier inserted by name (`sql("ratings")`) is that name; one of a declared table belongs
 * to the feature, since only its own tables can be imported. Any other call of the client can be
 * any name.
 */
function insertedText(node: Node): string {
  if (node.type !== "CallExpression") return VALUE;
  const [given] = node.arguments;
  if (given?.type === "CallExpression" && nameOf(given.callee) === "getTableName") return VALUE;
  const name = given && textOf(given);
  return name === null || name === undefined ? UNREADABLE : ` ${name} `;
}

const TOKEN =
  /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"(?<quoted>[^"]+)"|\$\{(?<hole>.)\}|(?<word>[a-z_][\w$]*)|(?<sign>[^\s\w])/gi;
/** Keywords before the name of a table. */
const BEFORE_TABLE = new Set(["from", "join", "into", "update", "table", "using", "copy", "only"]);

/** The tables and views of `known` named in SQL; `unreadable` if it names one dynamically. */
export function namesIn(
  text: string,
  known: ReadonlySet<string>,
): { tables: NamedTable[]; unreadable: boolean } {
  const tokens = [...text.matchAll(TOKEN)].flatMap(({ groups = {} }) => {
    const token = groups["quoted"] ?? groups["word"]?.toLowerCase() ?? groups["sign"];
    if (groups["hole"]) return [groups["hole"] === "?" ? UNREADABLE : VALUE];
    return token === undefined ? [] : [token];
  });
  const shadowed = new Set(tokens.filter((_, at) => isSubqueryName(tokens, at)));
  const tables: NamedTable[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!known.has(token) || shadowed.has(token) || !isTable(tokens, at)) continue;
    const before = beforeSchema(tokens, at);
    const written =
      tokens[before] === "into" ||
      tokens[before] === "update" ||
      (tokens[before] === "from" && tokens[before - 1] === "delete");
    tables.push({ name: token, written });
  }
  const unreadable =
    text === UNREADABLE ||
    tokens.some(
      (token, at) =>
        token === UNREADABLE && BEFORE_TABLE.has(tokens[beforeSchema(tokens, at)] ?? ""),
    );
  return { tables, unreadable };
}

/** `with name as (` */
const isSubqueryName = (tokens: readonly string[], at: number): boolean =>
  tokens[at + 1] === "as" && tokens[at + 2] === "(";

/** Index of the token before a name and its schema. */
const beforeSchema = (tokens: readonly string[], at: number): number =>
  tokens[at - 1] === "." && tokens[at - 2] === "public" ? at - 3 : at - 1;

/** A name that isn't a column, another relation's alias, or the prefix of a column. */
function isTable(tokens: readonly string[], at: number): boolean {
  const before = tokens[beforeSchema(tokens, at)];
  return before !== "." && before !== "as" && tokens[at + 1] !== ".";
}

/** What a file imports from schema files: the path as written, and each name; `*` for all. */
export function schemaImports(file: string, source: string): { from: string; names: string[] }[] {
  return parseSync(file, source)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value.endsWith("/schema.ts"))
    .map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.map(({ importName }) => importName.name ?? "*"),
    }));
}
