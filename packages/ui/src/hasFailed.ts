/** Whether a picture has failed already: one from the server's page may have done so before anybody could listen for it. */
export function hasFailed({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && naturalHeight === 0;
}
