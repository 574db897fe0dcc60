/**
 * Retries loading a module that failed: browsers may remember the failure of an address for the
 * life of the page, so it is requested under another address
 * (https://github.com/whatwg/html/issues/6768). Their error contains the address; if not, nothing
 * is remembered either.
 * @returns the module
 */
export async function retryImport(error: unknown): Promise<unknown> {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
  if (address === undefined) throw error;
  return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
