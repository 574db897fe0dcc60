import type { ImportJob } from "./importStore.ts";
import type { ImportOptions } from "./importOptions.ts";

interface Settling {
  given: ImportOptions;
  /** The previous import from the same source. */
  last: Pick<ImportJob, "options" | "state"> | null;
  /** Country of the installation, the default. */
  country: string;
}

/**
 * Effective options of an import: the given ones, with the rest from the previous import. Fetches
 * everything again if the data to store per title would differ.
 */
export function settleOptions({ given, last, country }: Settling): ImportOptions {
  const before = last?.options ?? {};
  const countries = given.countries ?? before.countries;
  const language = given.language ?? (given.update ? before.language : undefined);
  const adult = given.adult ?? (given.update ? before.adult : undefined);
  const had = before.countries ?? [country];
  const isNew =
    (countries ?? [country]).some((each) => !had.includes(each)) ||
    (given.language !== undefined && given.language !== (before.language ?? "en-US"));
  const isLeft = (last?.state === "FAILED" || last?.state === "CANCELED") && before.renew === true;
  const renew = last !== null && (isNew || isLeft);
  return {
    ...given,
    ...(countries && { countries }),
    ...(language && { language }),
    ...(adult && { adult }),
    ...(renew && { renew }),
  };
}
