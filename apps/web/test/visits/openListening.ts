import type { Page } from "playwright-core";

/** Goes to an address and waits until the page is told of changes. */
export async function openListening(page: Page, path: string): Promise<void> {
  // The first frame may come right after the socket opens: whoever listens later misses it.
  const heard = new Promise<unknown>((resolve) =>
    page.once("websocket", (socket) => socket.once("framereceived", resolve)),
  );
  await page.goto(path);
  await heard;
}
