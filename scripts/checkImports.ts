import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";

/** One room of the house: where it is, and what its files may import beside their own folder. */
interface Zone {
  /** Files of the zone, by the beginning of their path. The first zone that fits counts. */
  under: string;
  /** Paths (by beginning) and packages that may be imported. */
  may: readonly string[];
  why: string;
}

const BUILTIN = "node:";
const SERVER_PACKAGES = ["@worthy/contract", "@worthy/domain", "@worthy/recommender", "@worthy/search", "@worthy/posters", "@worthy/catalogue"];
const WEB_PACKAGES = ["@worthy/contract", "@worthy/domain", "@worthy/ui", "@worthy/posters"];
/** Packages from the registry, wherever a zone's package.json names them: npm and knip see to that. */
const REGISTRY = "registry";

export const ZONES: readonly Zone[] = [
  { under: "packages/domain/src/", may: [], why: "the domain depends on nothing" },
  { under: "packages/search/src/", may: [], why: "search depends on nothing" },
  { under: "packages/posters/src/", may: [], why: "posters depend on nothing" },
  {
    under: "packages/recommender/src/solver/",
    may: [BUILTIN, "packages/recommender/buildKernels.ts", "packages/recommender/src/seededRandom.ts"],
    why: "the solver knows matrices and threads, no product",
  },
  {
    under: "packages/recommender/src/serving/",
    may: [BUILTIN, "packages/recommender/buildKernels.ts", "packages/recommender/src/"],
    why: "the serving kernels know the model, no product",
  },
  { under: "packages/recommender/src/", may: ["@worthy/domain"], why: "the recommender depends on the domain only" },
  { under: "packages/contract/src/", may: ["zod"], why: "the contract depends on zod only" },
  { under: "packages/ui/src/", may: [REGISTRY], why: "ui knows React and no product words" },
  { under: "catalogue/src/", may: ["@worthy/domain", "zod", BUILTIN], why: "the catalogue depends on the domain and zod" },
  { under: "apps/server/src/messages/", may: ["@worthy/domain"], why: "texts know what languages there are, and nothing else" },
  { under: "apps/server/src/platform/", may: ["@worthy/contract", "@worthy/domain", REGISTRY, BUILTIN, "apps/server/src/messages/"], why: "the platform knows no feature" },
  {
    under: "apps/server/src/features/",
    may: [...SERVER_PACKAGES, REGISTRY, BUILTIN, "apps/server/src/messages/", "apps/server/src/platform/", "apps/server/src/features/"],
    why: "features are composed, they do not compose",
  },
  { under: "apps/server/", may: [...SERVER_PACKAGES, REGISTRY, BUILTIN, "apps/server/src/"], why: "the server never imports the web" },
  { under: "apps/desktop/src/", may: [BUILTIN], why: "the desktop form knows only addresses" },
  { under: "apps/web/worker/", may: ["@worthy/domain", REGISTRY], why: "the service worker knows requests, no screens" },
  {
    under: "apps/web/src/shell/",
    may: [...WEB_PACKAGES, REGISTRY, "apps/web/src/shell/", "apps/web/src/router/", "apps/web/src/api/", "apps/web/src/messages/", "apps/web/src/features/"],
    why: "the shell stands below the screens",
  },
  {
    under: "apps/web/src/features/",
    may: [...WEB_PACKAGES, REGISTRY, "apps/web/src/features/", "apps/web/src/router/", "apps/web/src/api/", "apps/web/src/messages/"],
    why: "features stand below shell and screens",
  },
  { under: "apps/web/src/screens/", may: [...WEB_PACKAGES, REGISTRY, "apps/web/src/"], why: "screens never import the server" },
  { under: "apps/web/src/", may: [...WEB_PACKAGES, REGISTRY, "apps/web/src/"], why: "the web never imports the server" },
];

const STORE_OF_ANOTHER = /^apps\/server\/src\/features\/([\w-]+)\/\w*Store\.ts$/;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/g;

/** What a source file imports, relative imports as paths from the root. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? "";
    return specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : specifier;
  });
}

function allowed(target: string, zone: Zone): boolean {
  if (target.startsWith(zone.under)) return true;
  const isRegistry = !target.startsWith("@worthy/") && !target.startsWith(BUILTIN) && !/^(apps|packages|catalogue|bench|scripts)\//.test(target);
  return zone.may.some((entry) => (entry === REGISTRY ? isRegistry : target === entry || target.startsWith(entry.endsWith("/") || entry === BUILTIN ? entry : `${entry}/`)));
}

/** What is wrong with one file's imports, a line each. Tests and their fixtures may import what they need. */
export function importProblems(file: string, source: string): string[] {
  const zone = ZONES.find(({ under }) => file.startsWith(under));
  if (!zone || /\.(test|fixture)\.tsx?$|\/testing\//.test(file)) return [];
  return importsOf(file, source).flatMap((target) => {
    if (!allowed(target, zone)) return [`${file}: may not import ${target} (${zone.why})`];
    const feature = STORE_OF_ANOTHER.exec(target)?.[1];
    const own = /^apps\/server\/src\/features\/([\w-]+)\//.exec(file)?.[1];
    return feature && own && feature !== own ? [`${file}: may not import ${target} (a feature meets another through a port, never through its tables)`] : [];
  });
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const files = globSync("{apps,packages,catalogue}/**/*.{ts,tsx}", { cwd: root, exclude: (name) => /node_modules|dist/.test(String(name)) }).map((file) =>
    relative(root, join(root, file)).replaceAll("\\", "/"),
  );
  const problems = files.flatMap((file) => importProblems(file, readFileSync(join(root, file), "utf8")));
  for (const problem of problems) console.error(problem);
  console.log(`imports: ${files.length} files, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
