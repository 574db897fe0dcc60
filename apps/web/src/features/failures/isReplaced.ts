import { mayReload } from "../../router/reloadPage.ts";
import { checkServer } from "./checkServer.ts";
import { isMissing } from "./loadChunk.ts";

/**
 * Whether a new version has replaced the files of this page, so that loading it helps: a part of it
 * is missing, the server is ready, and the page wasn't just loaded for that reason.
 */
export async function isReplaced(error: unknown): Promise<boolean> {
  return isMissing(error) && mayReload(window) && (await checkServer()) === "ready";
}
