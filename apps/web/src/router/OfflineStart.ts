/**
 * Thrown for the offline page, which stands in for any page when the server cannot be reached.
 */
export class OfflineStart extends Error {
  /** The app runs, and can load the page itself; else it started with the offline page. */
  readonly inApp: boolean;

  constructor(inApp = false) {
    super("the server cannot be reached");
    this.inApp = inApp;
  }
}
