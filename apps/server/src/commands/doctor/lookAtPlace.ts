import { constants, existsSync } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Config } from "../../platform/config.ts";
import { bad, good, note, type Finding } from "./Finding.ts";

const MB = 1024 * 1024;
/** Below this the database may stop for want of room before long. */
const LITTLE_ROOM_MB = 1024;

/** The folder, or what of its path is there already. */
const nearestOf = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : nearestOf(dirname(folder)));

/** Whether the data folder can be written, and how much room is left there. */
export async function lookAtPlace({ dataDir }: Pick<Config, "dataDir">): Promise<Finding[]> {
  const what = "Data folder";
  try {
    const there = nearestOf(dataDir);
    if (!(await stat(there)).isDirectory()) return [bad(what, `${dataDir} cannot be made: ${there} is a file.`)];
    await access(there, constants.W_OK);
    const { bavail, bsize } = await statfs(there);
    const free = Math.floor((bavail * bsize) / MB);
    return [free < LITTLE_ROOM_MB ? note(what, `${dataDir} has only ${free} MB left.`) : good(what, `${dataDir} can be written; ${free} MB are free.`)];
  } catch (error) {
    return [bad(what, `${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}`)];
  }
}
