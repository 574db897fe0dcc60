import { failureOf } from "./readAnswer.ts";

interface FileToDownload {
  /** Address on the server. */
  from: string;
  bearer: string;
  /** Name it gets on the device. */
  name: string;
  timeoutMs: number;
}

/** Fetches a file as a signed-in person and starts a browser download. */
export async function downloadFile({
  from,
  bearer,
  name,
  timeoutMs,
}: FileToDownload): Promise<void> {
  const response = await fetch(from, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw failureOf(response, await response.json().catch(() => undefined));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken over by then.
  setTimeout(() => URL.revokeObjectURL(address), timeoutMs);
}
