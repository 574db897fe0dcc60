/**
 * Copies a text; false if the browser doesn't allow that. Over plain http there is no clipboard at
 * all, except on this machine.
 */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard }; // the types know only https
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
