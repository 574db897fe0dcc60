import { constants, existsSync } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Config } from "../../platform/config.ts";
import { bad, good, note, type Finding } from "./Finding.ts";

const MB = 1024 * 1024;
/** With less space, the database may soon stop. */
const LITTLE_ROOM_MB = 1024;

/** The folder, or its nearest existing parent. */
const nearestOf = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearestOf(dirname(folder));

/** Whether the data folder is writable, and how much space is left. */
export async function checkPlace({ dataDir }: Pick<Config, "dataDir">): Promise<Finding[]> {
  const what = "Data folder";
  try {
    const there = nearestOf(dataDir);
    if (!(await stat(there)).isDirectory())
      return [bad(what, `${dataDir} can't be created: ${there} is a file.`)];
    await access(there, constants.W_OK);
    const { bavail, bsize } = await statfs(there);
    const free = Math.floor((bavail * bsize) / MB);
    return [
      free < LITTLE_ROOM_MB
        ? note(what, `${dataDir} has only ${free} MB of free space.`)
        : good(what, `${dataDir} is writable, with ${free} MB of free space.`),
    ];
  } catch (error) {
    return [
      bad(
        what,
        `${dataDir} isn’t writable: ${error instanceof Error ? error.message : String(error)}`,
      ),
    ];
  }
}
