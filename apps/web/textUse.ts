import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { parseSync } from "vite";

/** How a source file uses texts. */
export interface TextUse {
  /** Strings that may be ids. */
  ids: ReadonlySet<string>;
  /** Templates such as `rating.${value}`, which may match several ids. */
  patterns: readonly RegExp[];
  /** Calls of `t` with a literal id, and the names of their parts. */
  calls: readonly { id: string; parts: readonly string[] }[];
}

interface Node {
  type: string;
  [field: string]: unknown;
}

const ID_START = /^[A-Za-z]+\.$|^[A-Za-z]+\.[\w.]/;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function nodesOf(root: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(root)) for (const each of root) nodesOf(each, found);
  else if (isNode(root)) {
    found.push(root);
    for (const value of Object.values(root)) if (typeof value === "object") nodesOf(value, found);
  }
  return found;
}

/** Finds the texts that a source file uses. */
export function textUse(file: string, source: string): TextUse {
  const nodes = nodesOf(parseSync(file, source).program);
  const ids = new Set<string>();
  const patterns: RegExp[] = [];
  for (const node of nodes) {
    if (node.type === "Literal" && typeof node["value"] === "string") ids.add(node["value"]);
    if (!Array.isArray(node["quasis"])) continue;
    const parts = node["quasis"].map((quasi: { value: { cooked: string } }) => quasi.value.cooked);
    const [first = ""] = parts;
    if (parts.length === 1) ids.add(first);
    else if (ID_START.test(first))
      patterns.push(new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`));
  }
  return { ids, patterns, calls: nodes.flatMap(callOf) };
}

function callOf(node: Node): { id: string; parts: string[] }[] {
  const { callee, arguments: given } = node;
  if (node.type !== "CallExpression" || !isNode(callee) || callee["name"] !== "t") return [];
  const [id, parts] = Array.isArray(given) ? given.filter(isNode) : [];
  if (typeof id?.["value"] !== "string") return [];
  if (parts === undefined) return [{ id: id["value"], parts: [] }];
  const properties = Array.isArray(parts["properties"]) ? parts["properties"].filter(isNode) : null;
  if (properties === null || properties.some(({ type }) => type !== "Property")) return [];
  const names = properties.flatMap(({ key }) =>
    isNode(key) && typeof key["name"] === "string" ? [key["name"]] : [],
  );
  return [{ id: id["value"], parts: names }];
}

/** The ids that no source file uses. */
export function unusedTexts(ids: readonly string[], uses: readonly TextUse[]): string[] {
  return ids.filter(
    (id) => !uses.some((use) => use.ids.has(id) || use.patterns.some((each) => each.test(id))),
  );
}

/** The names of the parts of a message in ICU MessageFormat. */
export function partsOf(message: string): Set<string> {
  const parts = new Set<string>();
  const read = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      parts.add(String(token[0]));
      for (const form of Object.values((token[2] ?? {}) as Record<string, unknown>)) read(form); // the forms of a plural
    }
  };
  read(compileMessageOrThrow(message));
  return parts;
}

/** Calls that leave out a part of their text. */
export function callsWithoutParts(
  texts: ReadonlyMap<string, string>,
  uses: readonly TextUse[],
): string[] {
  return uses.flatMap(({ calls }) =>
    calls.flatMap(({ id, parts }) => {
      const missing = [...partsOf(texts.get(id) ?? "")].filter((part) => !parts.includes(part));
      return missing.length > 0 ? [`${id} without ${missing.join(", ")}`] : [];
    }),
  );
}
