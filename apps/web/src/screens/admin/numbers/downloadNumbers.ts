import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest } from "@worthy/contract/manifest";
import { addressOf } from "../../../api/addressOf.ts";
import type { NumbersPart } from "./numbersTypes.ts";

const TIMEOUT_MS = 30_000;

interface Wish {
  bearer: string;
  part: NumbersPart;
  days: number;
}

/** Fetches one part of the numbers as CSV and hands it to the browser as a download. */
export async function downloadNumbers({ bearer, part, days }: Wish): Promise<void> {
  const response = await fetch(addressOf(manifest.exportNumbers.path, { query: { days, part } }), {
    headers: { authorization: `Bearer ${bearer}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new ApiFailure(response.status, "Server Error");
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `worthy-${part}.csv`;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), TIMEOUT_MS);
}
