import { posix } from "node:path";

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(type\s)?(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/g;

interface Import {
  /** A package, or a path from the root. */
  readonly target: string;
  /** `import type`: nothing is loaded. */
  readonly typeOnly: boolean;
  /** `import()`: loaded on demand. */
  readonly later: boolean;
}

/** What a source file imports. */
export function importsIn(file: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, type, first, deferred]) => {
    const specifier = first ?? deferred ?? "";
    return {
      target: specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : specifier,
      typeOnly: type !== undefined,
      later: deferred !== undefined,
    };
  });
}

/** A source file's imports, with relative ones as paths from the root. */
export const importsOf = (file: string, source: string): string[] =>
  importsIn(file, source).map(({ target }) => target);

/** A source file: its path from the root, and its content. */
interface SourceFile {
  path: string;
  text: string;
}

const isTest = (path: string) => /\.(test|fixture)\.tsx?$|\/testing\//.test(path);

/** Which features each feature imports, including types. Tests may import what they need. */
export function featureDependencies(
  root: string,
  files: readonly SourceFile[],
): Map<string, Set<string>> {
  const featureOf = (path: string) =>
    path.startsWith(`${root}/`) ? path.slice(root.length + 1).split("/", 1)[0] : undefined;
  const found = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const own = isTest(path) ? undefined : featureOf(path);
    if (own === undefined || own.includes(".")) continue;
    const others = found.get(own) ?? new Set();
    for (const target of importsOf(path, text)) {
      const other = featureOf(target);
      if (other !== undefined && other !== own) others.add(other);
    }
    found.set(own, others);
  }
  return found;
}

/**
 * Cycles of features that depend on each other (Tarjan's strongly connected components), each
 * sorted.
 */
export function cyclesIn(dependencies: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const places = new Map<string, { index: number; low: number }>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (name: string): { index: number; low: number } => {
    const place = { index: places.size, low: places.size };
    places.set(name, place);
    stack.push(name);
    for (const next of dependencies.get(name) ?? []) {
      const known = places.get(next);
      if (!known) place.low = Math.min(place.low, visit(next).low);
      else if (stack.includes(next)) place.low = Math.min(place.low, known.index);
    }
    if (place.low === place.index) {
      const circle = stack.splice(stack.indexOf(name));
      if (circle.length > 1) cycles.push(circle.toSorted());
    }
    return place;
  };
  for (const name of dependencies.keys()) if (!places.has(name)) visit(name);
  return cycles;
}

const MOST_FRAGMENT_LINES = 30;
const linesOf = (text: string) => text.trimEnd().split("\n").length;

/** A package's entry only names what is public. */
const isEntry = (path: string) => /\/index\.tsx?$/.test(path);
/**
 * A feature's tables and its access to them have files of their own, however short: other checks
 * know them by name.
 */
const isStore = (path: string) => /\/(schema|\w*Store)\.ts$/.test(path);

/**
 * Files of at most 30 lines with one importer, in the same folder, and no test of their own: they
 * belong in their importer. What `import()` loads later has to be a file.
 */
export function fragmentsIn(files: readonly SourceFile[]): { path: string; importer: string }[] {
  const paths = new Set(files.map(({ path }) => path));
  const importers = new Map<string, { importer: string; later: boolean }[]>();
  for (const { path, text } of files)
    for (const { target, later } of importsIn(path, text))
      if (paths.has(target))
        importers.set(target, [...(importers.get(target) ?? []), { importer: path, later }]);
  return files.flatMap(({ path, text }) => {
    const all = importers.get(path) ?? [];
    const [importer, ...more] = new Set(all.map((each) => each.importer));
    const isFragment =
      !isTest(path) &&
      !isStore(path) &&
      importer !== undefined &&
      more.length === 0 &&
      !all.some(({ later }) => later) &&
      !isTest(importer) &&
      !isEntry(importer) &&
      posix.dirname(importer) === posix.dirname(path) &&
      linesOf(text) <= MOST_FRAGMENT_LINES;
    return isFragment ? [{ path, importer }] : [];
  });
}

const MOST_FILES = 30;
/** Folders of data that grow with the product. */
const DATA_FOLDERS = /^catalogue\/titles|\/migrations(\/|$)|\/generated(\/|$)|\/families(\/|$)/;

/** Folders with more than 30 source files, with the number. */
function fullFolders(files: readonly SourceFile[]): { folder: string; files: number }[] {
  const counts = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return [...counts].flatMap(([folder, inside]) =>
    inside.length > MOST_FILES && !DATA_FOLDERS.test(folder)
      ? [{ folder, files: inside.length }]
      : [],
  );
}

/** Folders whose subfolders are features, screens or popups. */
const FEATURE_FOLDERS = [
  "apps/server/src/features",
  "apps/web/src/features",
  "apps/web/src/popups",
  "apps/web/src/screens",
];
interface StructureReport {
  problems: readonly string[];
  /** The counts. */
  lines: readonly string[];
}

/** Cycles between features, fragments, and full folders. */
export function structureReport(files: readonly SourceFile[]): StructureReport {
  const circles = FEATURE_FOLDERS.map((root) => {
    const dependencies = featureDependencies(root, files);
    const cycles = cyclesIn(dependencies);
    return {
      line: `${root}: ${dependencies.size} folders, ${cycles.length} cycles (${cycles.flat().length} folders in them)`,
      problems: cycles.map((cycle) => `${root}: these depend on one another: ${cycle.join(", ")}`),
    };
  });
  const fragments = fragmentsIn(files);
  const full = fullFolders(files);
  return {
    problems: [
      ...circles.flatMap(({ problems }) => problems),
      ...fragments.map(({ path, importer }) => `${path}: a fragment; move it into ${importer}`),
      ...full.map(({ folder, files: count }) => `${folder}: ${count} files, 30 at most`),
    ],
    lines: [
      ...circles.map(({ line }) => line),
      `fragments: ${fragments.length} files of at most ${MOST_FRAGMENT_LINES} lines with one importer in their folder`,
      `folders: ${full.length} with more than ${MOST_FILES} files`,
    ],
  };
}
