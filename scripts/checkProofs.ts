import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync, type Node } from "oxc-parser";
import { PROOF_EXCEPTIONS } from "./proofExceptions.ts";
import { namesIn, sqlIn, type NamedTable } from "./sqlNames.ts";

/**
 * Proofs of permission, and the files that may create each: by a cast, by the type of a query's
 * rows, or by a type guard.
 */
const POLICY = "apps/server/src/platform/policy.ts";
const TEST_PROOFS = "apps/server/src/testing/testOwner.ts";
const FEATURE_POLICIES = /^apps\/server\/src\/features\/[\w/-]+\/\w+Policy\.ts$/;
/** They write or read the rows that let somebody act for a person. */
const GRANTING_STORES =
  /^apps\/server\/src\/features\/(?:accounts\/(?:accountStore|bearerStore|linkStore|admin\/userAdmin|canned\/cannedStore)|linking\/actionTokenStore)\.ts$/;
const MAKERS: Readonly<Record<string, (file: string) => boolean>> = {
  Owner: () => false,
  Administrator: () => false,
  Caller: () => false,
  Readable: (file) => FEATURE_POLICIES.test(file),
  Editable: (file) => FEATURE_POLICIES.test(file),
  Owned: (file) => FEATURE_POLICIES.test(file),
  Grant: (file) => FEATURE_POLICIES.test(file) || GRANTING_STORES.test(file),
};

/** Tables of what a person has and can share. */
const SHARED = new Set(
  [
    "watchlists memberships watchlist_items new_items removed_items list_activity",
    "invite_references friendships friend_messages ratings seen_episodes seen_films not_tonight user_providers",
    "user_settings user_profiles bearers known_devices sign_in_links emails pending_emails second_factors",
    "action_tokens wishes",
  ].flatMap((names) => names.split(" ")),
);
/** A person's own rows about shared things: whoever may read a thing may write them. */
const OWN_PART = new Set(["memberships", "new_items", "list_activity", "friend_messages"]);
/** Personal data of features: the types `PersonalData` and `Merge` pass an owner to their parts. */
const PERSONAL_DATA = /(?:Data|Files)\.ts$/;
const TESTS = /\.test\.ts$|\/testDatabase\.ts$|^apps\/server\/src\/testing\//;

interface Module {
  file: string;
  source: string;
  program: Node;
  /** Where a name comes from: the file, and its name there. */
  imports: ReadonlyMap<string, { from: string; name: string }>;
  types: ReadonlyMap<string, Node>;
  /** Types that code states instead of inferring, with where it does so. */
  stated: readonly { node: Node; type: Node }[];
  functions: readonly NamedFunction[];
}

export type Sources = ReadonlyMap<string, string>;
/** What needs no proof, with the reason. */
export type Exceptions = ReadonlyMap<string, string>;

/**
 * One line per problem: proofs created outside the policy, and functions that access shared things
 * without a proof.
 */
export function proofProblems(sources: Sources, exceptions: Exceptions): string[] {
  const modules = new Map([...sources].map(([file, text]) => [file, readModule(file, text)]));
  const found = [...modules.values()].flatMap((each) => [
    ...madeProofs(each, modules),
    ...(TESTS.test(each.file) || PERSONAL_DATA.test(each.file) ? [] : unproved(each, modules)),
  ]);
  const keys = new Set(found.map(({ key }) => key));
  return [
    ...found.filter(({ key }) => !exceptions.has(key)).map(({ says }) => says),
    ...[...exceptions.keys()]
      .filter((key) => !keys.has(key))
      .map((key) => `${key}: is an exception that nothing needs any more`),
  ];
}

interface Problem {
  /** Its key in the exceptions. */
  key: string;
  says: string;
}

function readModule(file: string, source: string): Module {
  const { program, module } = parseSync(file, source);
  const imports = new Map<string, { from: string; name: string }>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imports.set(localName.value, {
        from: posix.join(posix.dirname(file), moduleRequest.value),
        name: importName.name ?? "*",
      });
  const types = new Map<string, Node>();
  const stated: Module["stated"][number][] = [];
  walk(program, (node) => {
    if (node.type === "TSTypeAliasDeclaration" || node.type === "TSInterfaceDeclaration")
      types.set(node.id.name, node);
    for (const type of statedTypes(node, file)) if (type) stated.push({ node, type });
  });
  return { file, source, program, imports, types, stated, functions: functionsOf(program) };
}

/** Visits a node and everything below it, except below nodes for which `see` returns "skip". */
function walk(node: Node, see: (node: Node) => "skip" | void): void {
  if (see(node) === "skip") return;
  for (const value of Object.values(node) as unknown[]) {
    if (typeof value !== "object" || value === null) continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === "object" && child !== null && "type" in child) walk(child as Node, see); // everything with a type in a syntax tree is a node
  }
}

/** The names below a node. */
function namesBelow(node: Node, skip: (node: Node) => boolean = () => false): string[] {
  const names: string[] = [];
  walk(node, (each) => {
    if (skip(each)) return "skip";
    if (each.type === "Identifier") names.push(each.name);
  });
  return names;
}

/** A function's parameters and result are created by its caller. */
const isFunctionType = ({ type }: Node) =>
  type === "TSFunctionType" || type === "TSMethodSignature" || type === "TSConstructorType";

type Modules = ReadonlyMap<string, Module>;

const isProof = (name: string, { file, imports }: Module) => {
  const imported = imports.get(name);
  return (imported?.from ?? file) === POLICY && Object.hasOwn(MAKERS, imported?.name ?? name);
};

/** In `Readable<Thing>` only `Readable` counts: a policy gets the thing and what is in it. */
const isThing = (node: Node, at: Module) =>
  node.type === "TSTypeParameterInstantiation" &&
  /\w+$/.test(at.source.slice(0, node.start)) &&
  isProof(/\w+$/.exec(at.source.slice(0, node.start))?.[0] ?? "", at);

/** The proofs contained in a type, under any alias. */
function proofsIn(type: Node, at: Module, modules: Modules, seen = new Set<Node>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(type)) return found;
  seen.add(type);
  const isSkipped = (node: Node) => isFunctionType(node) || isThing(node, at);
  for (const written of namesBelow(type, isSkipped)) {
    const imported = at.imports.get(written);
    const [home, name] = imported ? [modules.get(imported.from), imported.name] : [at, written];
    if (isProof(written, at)) found.add(name);
    const declared = home?.types.get(name);
    // `typeof` a function: its parameters and result can be picked from it.
    const named = home?.functions.find((each) => each.name === name);
    for (const each of [declared, ...(named ? [...named.params, named.gives] : [])])
      if (home && each) for (const proof of proofsIn(each, home, modules, seen)) found.add(proof);
  }
  return found;
}

/** Types stated in code without a required reason. */
function statedTypes(node: Node, file: string): (Node | null | undefined)[] {
  switch (node.type) {
    case "TSAsExpression":
    case "TSTypeAssertion":
      return [node.typeAnnotation];
    case "TaggedTemplateExpression":
      return [node.typeArguments];
    case "CallExpression":
      return TESTS.test(file) ? [] : [node.typeArguments]; // tests compare types
    case "TSTypePredicate":
      return [node.typeAnnotation];
    case "VariableDeclaration":
      return node.declare ? node.declarations : [];
    default:
      return [];
  }
}

function madeProofs(module: Module, modules: Modules): Problem[] {
  const { file, source, stated } = module;
  if (file === POLICY || file === TEST_PROOFS) return [];
  return stated.flatMap(({ node, type }) => {
    const line = source.slice(0, node.start).split("\n").length;
    return [...proofsIn(type, module, modules)]
      .filter((proof) => !MAKERS[proof]?.(file))
      .map((proof) => ({
        key: `${file}: ${source.slice(node.start, node.end)}`,
        says: `${file}:${line}: makes a proof (${proof}), which only a policy may`,
      }));
  });
}

interface NamedFunction {
  name: string;
  node: Node;
  params: readonly Node[];
  /** Its declared return type. */
  gives: Node | null | undefined;
  exported: boolean;
}

function functionsOf(program: Node): NamedFunction[] {
  if (program.type !== "Program") return [];
  return program.body.flatMap((statement): NamedFunction[] => {
    const exported = statement.type === "ExportNamedDeclaration";
    const declared = exported ? statement.declaration : statement;
    if (declared?.type === "FunctionDeclaration" && declared.id)
      return [
        {
          name: declared.id.name,
          node: declared,
          params: declared.params,
          gives: declared.returnType,
          exported,
        },
      ];
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init?.type === "ArrowFunctionExpression"
        ? [{ name: id.name, node: init, params: init.params, gives: init.returnType, exported }]
        : [],
    );
  });
}

/**
 * Exported functions that access a shared table, directly or through a function of their file,
 * without a proof or with one too weak for what they write.
 */
function unproved(module: Module, modules: Modules): Problem[] {
  const { file, source, functions } = module;
  if (![...SHARED].some((table) => source.includes(table))) return [];
  const byName = new Map(functions.map((each) => [each.name, each]));
  const proofsOf = ({ params }: NamedFunction) =>
    new Set(params.flatMap((param) => [...proofsIn(param, module, modules)]));
  const tablesOf = ({ node }: NamedFunction, seen = new Set<Node>()): NamedTable[] => {
    if (seen.has(node)) return [];
    seen.add(node);
    const own = sqlIn(file, `(${source.slice(node.start, node.end)})`).flatMap(
      ({ text }) => namesIn(text, SHARED).tables,
    );
    const called = namesBelow(node).flatMap((name) => {
      const target = byName.get(name);
      const isPart = target && !target.exported && proofsOf(target).size === 0;
      return isPart ? tablesOf(target, seen) : [];
    });
    return [...own, ...called];
  };
  return functions.flatMap((each) => {
    const tables = each.exported ? tablesOf(each) : [];
    const proofs = proofsOf(each);
    const mayWrite = [...proofs].some((proof) => proof !== "Readable" && proof !== "Caller");
    const wrong = tables.find(
      ({ name, written }) => proofs.size === 0 || (written && !OWN_PART.has(name) && !mayWrite),
    );
    if (!wrong) return [];
    const does = proofs.size === 0 ? "reaches" : "writes";
    const lacks = proofs.size === 0 ? "a proof of permission" : "a proof that it may be changed";
    return {
      key: `${file}#${each.name}`,
      says: `${file}: ${each.name} ${does} ${wrong.name} without ${lacks}`,
    };
  });
}

/** All server code. */
export function serverSources(root: string): Sources {
  const files = globSync("apps/server/src/**/*.ts", { cwd: root });
  return new Map(
    files.map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]),
  );
}

if (import.meta.main) {
  const sources = serverSources(dirname(import.meta.dirname));
  const problems = proofProblems(sources, PROOF_EXCEPTIONS);
  for (const problem of problems) console.error(problem);
  console.log(
    `proofs: ${sources.size} files, ${problems.length} problems, ${PROOF_EXCEPTIONS.size} exceptions`,
  );
  process.exitCode = problems.length ? 1 : 0;
}
