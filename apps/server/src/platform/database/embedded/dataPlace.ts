import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { type DataOwner, canReach, chooseDataOwner } from "./dataOwner.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import type { Creates } from "./protocol.ts";

/** Where a data folder's cluster is, and who runs it. */
export interface DataPlace {
  /** The cluster itself. */
  folder: string;
  /**
   * A folder the owner can reach, for copies of the programs if node_modules is out of its reach.
   */
  shelter: string;
  /** Identifies the cluster in temporary paths. */
  hash: string;
  owner: DataOwner | null;
  /**
   * What the user should know about the location of the data; null if it is where they expect it.
   */
  note: string | null;
}

const SHELTERS = "/var/lib/worthy";

/** The folder, created if missing; as its real path, so that two spellings are the same folder. */
export function openDataDir(dataDir: string): string {
  try {
    // Others can traverse but not list it: an unprivileged PostgreSQL has to reach its own folder
    // inside.
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o711);
    return realpathSync(dataDir);
  } catch (error) {
    throw new DatabaseProblem(
      `Can’t use the data folder ${dataDir}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const hashOf = (dataDir: string): string =>
  createHash("sha256").update(dataDir).digest("hex").slice(0, 12);

/** Beside the cluster, so that it outlives it: a cluster was made here. */
const markerOf = (dataDir: string): string => join(dataDir, "installed");

/** Where the marker of a volume would be in each of the folders above the data folder. */
function volumeMarkers(dataDir: string): { above: string; marker: string }[] {
  const name = `.worthy-${hashOf(dataDir)}`;
  const markers = [];
  for (let above = dirname(dataDir), last = dataDir; above !== last; above = dirname(above)) {
    markers.push({ above, marker: join(above, name) });
    last = above;
  }
  return markers;
}

/**
 * Beside the volume that holds the data, so that it stays when the volume is not mounted; null if
 * they are not on one, or in the folder of temporary files, where nothing is meant to stay.
 */
function volumeMarkerOf(dataDir: string): string | null {
  if (!relative(tmpdir(), dataDir).startsWith("..")) return null;
  const { dev } = statSync(dataDir);
  return volumeMarkers(dataDir).find(({ above }) => statSync(above).dev !== dev)?.marker ?? null;
}

/** Notes that this data folder has had a cluster. */
export function markInstalled(dataDir: string): void {
  const now = `${new Date().toISOString()}\n`;
  if (!existsSync(markerOf(dataDir))) writeFileSync(markerOf(dataDir), now);
  try {
    const marker = volumeMarkerOf(dataDir);
    if (marker && !existsSync(marker)) writeFileSync(marker, now);
  } catch {
    // This user may not write there; WORTHY_EXPECT_DATA does the same.
  }
}

/** Why a data folder without a cluster, or none at all, is not to be filled; null if it may be. */
export function whyExpected(dataDir: string, creates: Creates): string | null {
  if (creates === "always" || creates === "never" || holdsCluster(dataDir)) return null;
  const advice = "mount its volume, restore a backup (npm run worthy -- restore FILE), or, ";
  if (creates === "expected")
    return `${dataDir} has no database, but WORTHY_EXPECT_DATA is on: ${advice}for a first start, unset WORTHY_EXPECT_DATA.`;
  const found = volumeMarkers(dataDir).find(({ marker }) => existsSync(marker));
  if (!found) return null;
  const { marker } = found;
  return `${dataDir} has no database, but one was created there on ${readFileSync(marker, "utf8").trim()}: ${advice}to start over, remove ${marker}.`;
}

/** Throws if the cluster that is missing was once there. */
export function expectNoneBefore(dataDir: string, { folder }: DataPlace): void {
  const marker = markerOf(dataDir);
  if (!existsSync(marker)) return;
  throw new DatabaseProblem(
    `The database is missing: ${folder} is gone or empty, but it was created on ${readFileSync(marker, "utf8").trim()}. Nothing was created. Put the folder back, or restore a backup (npm run worthy -- restore FILE); to start over, remove ${marker} first.`,
  );
}

/** Where this data folder's cluster is; null if it has none. Creates nothing. */
export function findCluster(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null;
  const folders = [dataDir, join(SHELTERS, hashOf(realpathSync(dataDir)))];
  const places = folders.map((folder) => join(folder, "postgres"));
  return places.find((folder) => existsSync(join(folder, "PG_VERSION"))) ?? null;
}

/** Whether this data folder has a cluster, wherever it is stored. */
export const holdsCluster = (dataDir: string): boolean => findCluster(dataDir) !== null;

export function choosePlace(dataDir: string): DataPlace {
  const hash = hashOf(dataDir);
  const inside = join(dataDir, "postgres");
  const shelter = join(SHELTERS, hash);
  const elsewhere = join(shelter, "postgres");
  const owner = chooseDataOwner(existsSync(elsewhere) && !existsSync(inside) ? elsewhere : inside);
  if (!owner) return { folder: checkOwn(inside), shelter: dataDir, hash, owner, note: null };
  if (canReach(owner, dataDir)) return { folder: inside, shelter, hash, owner, note: null };
  if (existsSync(inside)) {
    throw new DatabaseProblem(
      `Can’t open the database in ${inside}: PostgreSQL runs as ${owner.name}, who can’t enter ${dataDir}. Allow it (chmod o+x on that folder and those above it), or move the data folder.`,
    );
  }
  mkdirSync(shelter, { recursive: true, mode: 0o755 });
  const note = `Running as root, so PostgreSQL runs as ${owner.name}, who cannot enter ${dataDir}: the database is kept in ${elsewhere}`;
  return { folder: elsewhere, shelter, hash, owner, note };
}

function checkOwn(folder: string): string {
  const present = statSync(folder, { throwIfNoEntry: false });
  const own = process.getuid?.();
  if (present && own !== undefined && present.uid !== own) {
    throw new DatabaseProblem(
      `The database in ${folder} belongs to another user (number ${present.uid}; you are ${own}). Start Worthy as that user, or as root, or hand the folder over: chown -R ${own} ${folder}`,
    );
  }
  return folder;
}
