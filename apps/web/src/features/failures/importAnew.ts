/**
 * Asks anew for a file of the program that did not come: browsers may remember for as long as the page stands that an address gave nothing, so it is asked for
 * under another (https://github.com/whatwg/html/issues/6768). Their error names the address; where it does not, nothing is remembered either.
 * @returns what the file holds
 */
export async function importAnew(error: unknown): Promise<unknown> {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
  if (address === undefined) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
