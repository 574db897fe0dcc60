import type { Locator } from "playwright-core";

/** The accessible names of elements, in their order: what a screen reader calls them, wherever the words come from. */
export async function accessibleNames(elements: Locator): Promise<string[]> {
  const snapshots = await Promise.all(
    (await elements.all()).map((element) => element.ariaSnapshot()),
  );
  return snapshots.map(nameIn);
}

/** Reads `- button "Name"`; a line with a colon in it stands in single quotes. */
function nameIn(snapshot: string): string {
  const line = snapshot.split("\n", 1)[0] ?? "";
  const plain = line.startsWith("- '") ? line.replaceAll("''", "'") : line;
  const quoted = /"(?:[^"\\]|\\.)*"/.exec(plain)?.[0] ?? '""';
  return JSON.parse(quoted) as string; // a JSON string by the pattern above
}
