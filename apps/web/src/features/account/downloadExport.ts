import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest } from "@worthy/contract/manifest";
import { addressOf } from "../../api/addressOf.ts";
import type { Account } from "../session/account.ts";

/** Everything of a person takes longer than other answers. */
const TIMEOUT_MS = 120_000;
const FILE_NAME = "worthy-export.zip";

/** Fetches everything of the person as one zip, and hands it to the browser as a download. */
export async function downloadExport({ id, api_token }: Pick<Account, "id" | "api_token">): Promise<void> {
  const response = await fetch(addressOf(manifest.exportUser.path, { params: { userId: id } }), {
    headers: { authorization: `Bearer ${api_token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new ApiFailure(response.status, "Server Error");
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), TIMEOUT_MS);
}
