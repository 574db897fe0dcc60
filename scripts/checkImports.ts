import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { importsIn, structureReport } from "./structure/moduleStructure.ts";

/** One module: where it is, and what its files may import besides their own folder. */
interface Zone {
  /** Path prefix of the module's files. The first match counts. */
  under: string;
  /** Path prefixes and packages that may be imported. */
  may: readonly string[];
  why: string;
}

const BUILTIN = "node:";
const SERVER_PACKAGES = [
  "@worthy/contract",
  "@worthy/domain",
  "@worthy/recommender",
  "@worthy/search",
  "@worthy/posters",
  "@worthy/catalogue",
];
/** Folders of the web client, lowest first: each may import those before it. */
const WEB_LAYERS = [
  "api",
  "locale",
  "router",
  "features",
  "routing",
  "shell",
  "popups",
  "publicMode",
  "screens",
];
const WEB_PACKAGES = ["@worthy/contract", "@worthy/domain", "@worthy/ui"];
/** Packages from the registry that the module's package.json lists, which npm and knip check. */
const REGISTRY = "registry";

export const ZONES: readonly Zone[] = [
  {
    under: "packages/domain/src/",
    may: ["packages/domain/package.json"],
    why: "the domain depends on nothing; its package.json names the version",
  },
  { under: "packages/search/src/", may: [], why: "search depends on nothing" },
  { under: "packages/posters/src/", may: [BUILTIN], why: "posters depend on nothing but Node" },
  {
    under: "packages/recommender/src/solver/",
    may: [BUILTIN, "packages/recommender/src/seededRandom.ts"],
    why: "the solver knows matrices and threads, no product",
  },
  {
    under: "packages/recommender/src/serving/",
    may: [BUILTIN, "packages/recommender/src/"],
    why: "the serving kernels know the model, no product",
  },
  {
    under: "packages/recommender/src/",
    may: ["@worthy/domain"],
    why: "the recommender depends on the domain only",
  },
  {
    under: "packages/contract/src/",
    may: ["@worthy/domain", "zod"],
    why: "the contract depends on the domain and zod",
  },
  { under: "packages/ui/src/", may: [REGISTRY], why: "ui knows React and no product words" },
  {
    under: "catalogue/src/",
    may: ["@worthy/domain", "@worthy/posters", "zod", BUILTIN],
    why: "the catalogue depends on the domain, the motifs of posters and zod",
  },
  {
    under: "apps/server/src/platform/",
    may: ["@worthy/contract", "@worthy/domain", REGISTRY, BUILTIN],
    why: "the platform knows no feature",
  },
  {
    under: "apps/server/src/features/",
    may: [
      ...SERVER_PACKAGES,
      REGISTRY,
      BUILTIN,
      "apps/server/src/platform/",
      "apps/server/src/features/",
    ],
    why: "features are composed, they do not compose",
  },
  {
    under: "apps/server/",
    may: [...SERVER_PACKAGES, REGISTRY, BUILTIN, "apps/server/src/"],
    why: "the server never imports the web",
  },
  { under: "apps/desktop/src/", may: [BUILTIN], why: "the desktop form knows only addresses" },
  {
    under: "apps/web/worker/",
    may: ["@worthy/domain", REGISTRY],
    why: "the service worker knows requests, no screens",
  },
  ...WEB_LAYERS.map((layer, at) => ({
    under: `apps/web/src/${layer}/`,
    may: [
      ...WEB_PACKAGES,
      REGISTRY,
      ...WEB_LAYERS.slice(0, at).map((lower) => `apps/web/src/${lower}/`),
    ],
    why: `the web's layers, lowest first: ${WEB_LAYERS.join(", ")}`,
  })),
  {
    under: "apps/web/src/",
    may: [...WEB_PACKAGES, REGISTRY, "apps/web/src/"],
    why: "the web never imports the server",
  },
];

const STORE_OF_ANOTHER = /^apps\/server\/src\/features\/([\w-]+)\/\w*Store\.ts$/;

/** Table definitions, and what they load: a hundred modules, and half a second of every start. */
const TABLES = /^apps\/server\/src\/.*\/(schema|columns)\.ts$/;

function allowed(target: string, zone: Zone): boolean {
  if (target.startsWith(zone.under)) return true;
  const isRegistry =
    !target.startsWith("@worthy/") &&
    !target.startsWith(BUILTIN) &&
    !/^(apps|packages|catalogue|bench|scripts)\//.test(target);
  return zone.may.some((entry) =>
    entry === REGISTRY
      ? isRegistry
      : target === entry ||
        target.startsWith(entry.endsWith("/") || entry === BUILTIN ? entry : `${entry}/`),
  );
}

/** Problems of one file's imports, one line each. Tests and fixtures may import what they need. */
export function importProblems(file: string, source: string): string[] {
  const zone = ZONES.find(({ under }) => file.startsWith(under));
  if (!zone || /\.(test|fixture)\.tsx?$|\/testing\//.test(file)) return [];
  return importsIn(file, source).flatMap(({ target, typeOnly }) => {
    if (!allowed(target, zone)) return [`${file}: may not import ${target} (${zone.why})`];
    if (!typeOnly && TABLES.test(target) && !TABLES.test(file))
      return [`${file}: may import only types from ${target} (the server starts without Drizzle)`];
    const feature = STORE_OF_ANOTHER.exec(target)?.[1];
    const own = /^apps\/server\/src\/features\/([\w-]+)\//.exec(file)?.[1];
    return feature && own && feature !== own
      ? [
          `${file}: may not import ${target} (a feature meets another through a port, never through its tables)`,
        ]
      : [];
  });
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const files = globSync("{apps,packages,catalogue,bench,scripts}/**/*.{ts,tsx,mjs}", {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(String(name)),
  })
    .map((file) => relative(root, join(root, file)).replaceAll("\\", "/"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  const directions = files.flatMap(({ path, text }) => importProblems(path, text));
  const structure = structureReport(files);
  for (const problem of [...directions, ...structure.problems]) console.error(problem);
  console.log(`imports: ${files.length} files, ${directions.length} problems`);
  for (const line of structure.lines) console.log(line);
  process.exitCode = directions.length + structure.problems.length > 0 ? 1 : 0;
}
