import { stringify } from "yaml";

/**
 * Renders a Helm chart's templates: the part of Go's text/template, and of the functions that Helm
 * adds, that the chart uses. Anything else is an error, and so is a value that doesn't exist.
 */
export type Values = Readonly<Record<string, unknown>>;

type Operand =
  | { kind: "literal"; value: unknown }
  | { kind: "field"; variable: string | undefined; path: string[] }
  | { kind: "call"; name: string }
  | { kind: "group"; pipe: Pipe };
type Pipe = Operand[][];
interface Branch {
  names: string[];
  /** None: the `else`. */
  pipe: Pipe | undefined;
  body: Node[];
}
type Node =
  | { kind: "text"; text: string }
  | { kind: "output"; pipe: Pipe }
  | { kind: "block"; word: string; branches: Branch[] };
interface Scope {
  dot: unknown;
  variables: Readonly<Record<string, unknown>>;
}

const ACTION = /\{\{(-?)\s*((?:"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|(?!\}\})[\s\S])*?)\s*(-?)\}\}/g;
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+|\$?[A-Za-z_]\w*|\$|\.[A-Za-z_][\w.]*|\.|:=|[(),|]|\S/g;

interface Part {
  text: string;
  isAction: boolean;
}

/** Text and actions, without the white space that `{{-` and `-}}` take away. */
function partsOf(source: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let trimsNext = false;
  const add = (text: string, trimsEnd: boolean) => {
    const started = trimsNext ? text.trimStart() : text;
    parts.push({ text: trimsEnd ? started.trimEnd() : started, isAction: false });
  };
  for (const match of source.matchAll(ACTION)) {
    const [all, left, action = "", right] = match;
    add(source.slice(from, match.index), left === "-");
    trimsNext = right === "-";
    from = match.index + all.length;
    if (!action.startsWith("/*")) parts.push({ text: action, isAction: true });
  }
  add(source.slice(from), false);
  const stray = parts.find(({ text, isAction }) => !isAction && /\{\{|\}\}/.test(text));
  if (stray) throw new Error(`unbalanced braces near ${stray.text.trim().slice(0, 60)}`);
  return parts;
}

function parsePipe(tokens: string[]): Pipe {
  const pipe: Pipe = [[]];
  while (tokens.length > 0 && tokens[0] !== ")") {
    const token = tokens.shift() ?? "";
    if (token === "|") pipe.push([]);
    else pipe.at(-1)?.push(operandOf(token, tokens));
  }
  if (pipe.some((command) => command.length === 0)) throw new Error("an empty pipeline");
  return pipe;
}

function operandOf(token: string, tokens: string[]): Operand {
  if (token === "(") {
    const pipe = parsePipe(tokens);
    if (tokens.shift() !== ")") throw new Error("a missing )");
    return { kind: "group", pipe };
  }
  if (token.startsWith('"')) return { kind: "literal", value: JSON.parse(token) };
  if (/^-?\d/.test(token)) return { kind: "literal", value: Number(token) };
  if (token === "true" || token === "false") return { kind: "literal", value: token === "true" };
  if (token.startsWith("$")) {
    const next = tokens[0]?.startsWith(".") ? (tokens.shift() ?? "") : ".";
    return { kind: "field", variable: token, path: pathOf(next) };
  }
  if (token.startsWith(".")) return { kind: "field", variable: undefined, path: pathOf(token) };
  if (/^[a-zA-Z]\w*$/.test(token)) return { kind: "call", name: token };
  throw new Error(`an unexpected ${token}`);
}

const pathOf = (token: string) => token.split(".").filter(Boolean);

class Parser {
  readonly defined: Map<string, Node[]>;
  private readonly parts: Part[];
  constructor(source: string, defined: Map<string, Node[]>) {
    this.parts = partsOf(source);
    this.defined = defined;
  }

  parse(): Node[] {
    const nodes = this.body();
    if (this.parts.length > 0) throw new Error(`${this.parts[0]?.text} without a beginning`);
    return nodes;
  }

  /** Everything up to an `end` or `else`. */
  private body(): Node[] {
    const nodes: Node[] = [];
    for (let part = this.parts[0]; part; part = this.parts[0]) {
      if (part.isAction && /^(end|else)\b/.test(part.text)) break;
      this.parts.shift();
      if (part.isAction) nodes.push(...this.action(part.text));
      else nodes.push({ kind: "text", text: part.text });
    }
    return nodes;
  }

  private action(text: string): Node[] {
    const tokens = text.match(TOKEN) ?? [];
    const [word = ""] = tokens;
    if (word === "define") {
      this.defined.set(String(JSON.parse(tokens[1] ?? '""')), this.body());
      this.end(text);
      return [];
    }
    if (word !== "if" && word !== "with" && word !== "range")
      return [{ kind: "output", pipe: wholePipe(tokens) }];
    const branches = [this.branch(tokens.slice(1))];
    for (let next = this.parts[0]; next?.text.startsWith("else"); next = this.parts[0]) {
      this.parts.shift();
      const rest = (next.text.match(TOKEN) ?? []).slice(1);
      if (rest.length > 0 && rest[0] !== "if") throw new Error(`unknown ${next.text}`);
      branches.push(this.branch(rest.slice(1)));
    }
    this.end(text);
    return [{ kind: "block", word, branches }];
  }

  private branch(tokens: string[]): Branch {
    const at = tokens.indexOf(":=");
    const names = tokens.slice(0, Math.max(at, 0)).filter((token) => token !== ",");
    const rest = tokens.slice(at + 1);
    return { names, pipe: rest.length > 0 ? wholePipe(rest) : undefined, body: this.body() };
  }

  private end(begun: string): void {
    if (this.parts.shift()?.text !== "end") throw new Error(`${begun} without its end`);
  }
}

function wholePipe(tokens: string[]): Pipe {
  const left = [...tokens];
  const pipe = parsePipe(left);
  if (left.length > 0) throw new Error(`an unexpected ${left[0]}`);
  return pipe;
}

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;
const isTrue = (value: unknown) =>
  isRecord(value) ? Object.keys(value).length > 0 : Boolean(value);
const indented = (spaces: number, text: string) =>
  text.replaceAll(/^/gm, " ".repeat(spaces)).replace(/^/, "\n");

const FUNCTIONS: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  and: (...args) => args[args.findIndex((each, at) => !isTrue(each) || at === args.length - 1)],
  or: (...args) => args[args.findIndex((each, at) => isTrue(each) || at === args.length - 1)],
  not: (value) => !isTrue(value),
  eq: (first, second) => first === second,
  gt: (first, second) => Number(first) > Number(second),
  int: (value) => Math.trunc(Number(value)),
  default: (fallback, value) => (isTrue(value) ? value : fallback),
  quote: (value) => JSON.stringify(String(value)),
  nindent: (spaces, text) => indented(Number(spaces), String(text)),
  printf: (format, ...args) => String(format).replaceAll("%s", () => String(args.shift())),
  toYaml: (value) => stringify(value).trimEnd(),
  trunc: (length, text) => String(text).slice(0, Number(length)),
  trimSuffix: (end, text) =>
    String(text).endsWith(String(end)) ? String(text).slice(0, -String(end).length) : text,
  fail: (message) => {
    throw new Error(String(message));
  },
};

export class Chart {
  private readonly defined = new Map<string, Node[]>();
  private readonly templates = new Map<string, Node[]>();

  /** The chart's templates, by name. Throws at the first that can't be parsed. */
  constructor(sources: ReadonlyMap<string, string>) {
    for (const [name, source] of sources)
      try {
        this.templates.set(name, new Parser(source, this.defined).parse());
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
  }

  /** What each template becomes with these values. */
  render(values: Values): Map<string, string> {
    const scope = { dot: values, variables: { $: values } };
    return new Map([...this.templates].map(([name, nodes]) => [name, this.text(nodes, scope)]));
  }

  private text(nodes: readonly Node[], scope: Scope): string {
    return nodes
      .map((node) => {
        if (node.kind === "text") return node.text;
        if (node.kind === "block") return this.block(node.word, node.branches, scope);
        const value = this.pipe(node.pipe, scope);
        if (value === undefined || value === null || isRecord(value))
          throw new Error(`no text: ${JSON.stringify(node.pipe)}`);
        return String(value);
      })
      .join("");
  }

  private block(word: string, branches: readonly Branch[], scope: Scope): string {
    for (const { names, pipe, body } of branches) {
      const value = pipe && this.pipe(pipe, scope);
      if (pipe && !isTrue(value)) continue;
      if (!pipe || word === "if") return this.text(body, scope);
      if (word === "with") return this.text(body, { ...scope, dot: value });
      const entries = isRecord(value) ? Object.entries(value) : [];
      if (!Array.isArray(value)) entries.sort(([first], [second]) => (first < second ? -1 : 1));
      return entries
        .map(([key, dot]) => {
          const given = names.length > 1 ? [key, dot] : [dot];
          const own = Object.fromEntries(names.map((name, at) => [name, given[at]]));
          return this.text(body, { dot, variables: { ...scope.variables, ...own } });
        })
        .join("");
    }
    return "";
  }

  private pipe(pipe: Pipe, scope: Scope): unknown {
    let piped: unknown[] = [];
    for (const command of pipe) piped = [this.command(command, piped, scope)];
    return piped[0];
  }

  private command([first, ...rest]: readonly Operand[], piped: unknown[], scope: Scope): unknown {
    if (!first) return undefined;
    const args = [...rest.map((operand) => this.operand(operand, scope)), ...piped];
    if (first.kind !== "call") {
      if (args.length > 0) throw new Error("a value is called like a function");
      return this.operand(first, scope);
    }
    if (first.name === "include") {
      const nodes = this.defined.get(String(args[0]));
      if (!nodes) throw new Error(`no template ${String(args[0])}`);
      return this.text(nodes, { dot: args[1], variables: { $: args[1] } });
    }
    const run = FUNCTIONS[first.name];
    if (!run) throw new Error(`this check doesn't know the function ${first.name}`);
    return run(...args);
  }

  private operand(operand: Operand, scope: Scope): unknown {
    if (operand.kind === "literal") return operand.value;
    if (operand.kind === "group") return this.pipe(operand.pipe, scope);
    if (operand.kind === "call") return this.command([operand], [], scope);
    const { variable, path } = operand;
    let value = variable === undefined ? scope.dot : scope.variables[variable];
    for (const key of path) {
      if (!isRecord(value)) throw new Error(`nothing has .${path.join(".")}`);
      value = value[key];
    }
    return value;
  }
}
