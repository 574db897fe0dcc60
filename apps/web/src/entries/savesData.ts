/** Whether the person asked the browser to load as little as possible; only some browsers say. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // the Network Information API is in no standard type
  return connection?.saveData === true;
}
