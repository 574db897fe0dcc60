/**
 * Whether a picture has already failed: one in the server's page may fail before anybody can
 * listen.
 */
export function hasFailed({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && naturalHeight === 0;
}
