/** A flaky test with an unknown cause. */
export interface Quarantined {
  /** Its file, from the project's root. */
  file: string;
  /** Its full name: groups and test, joined by spaces. */
  name: string;
  /** What is known about it, and since when it is listed. */
  why: string;
}

/**
 * These tests are skipped in every run, which prints them. The list should be empty: fix a test or
 * the product instead of adding it.
 */
export const QUARANTINE: readonly Quarantined[] = [];

/** A test's entry in the list, if any. */
export const findQuarantined = (
  { file, name }: { file: string; name: string },
  list: readonly Quarantined[] = QUARANTINE,
): Quarantined | undefined =>
  list.find((each) => file.replaceAll("\\", "/").endsWith(each.file) && each.name === name);
