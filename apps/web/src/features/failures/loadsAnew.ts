import { loadAnew } from "../../router/loadAnew.ts";
import { askServer } from "./askServer.ts";
import { isMissing } from "./loadChunk.ts";

/**
 * Loads this page in full if a part of it is missing and the server is ready: a new version may
 * have replaced the files of this one.
 * @returns whether the page is being loaded
 */
export async function loadsAnew(error: unknown): Promise<boolean> {
  return isMissing(error) && (await askServer()) === "ready" && loadAnew(window);
}
