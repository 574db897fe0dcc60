import type { ImportJob, ImportOptions } from "./importStore.ts";

interface Settling {
  given: ImportOptions;
  /** The last import of the same source. */
  last: Pick<ImportJob, "options" | "state"> | null;
  /** Country of the installation, which counts where none was chosen. */
  country: string;
}

/** What an import is to do: what was asked for, and for the rest as the one before it. Fetches everything anew where what is kept of a title would differ. */
export function settleOptions({ given, last, country }: Settling): ImportOptions {
  const before = last?.options ?? {};
  const countries = given.countries ?? before.countries;
  const language = given.language ?? (given.update ? before.language : undefined);
  const adult = given.adult ?? (given.update ? before.adult : undefined);
  const had = before.countries ?? [country];
  const isNew = (countries ?? [country]).some((each) => !had.includes(each)) || (given.language !== undefined && given.language !== (before.language ?? "en-US"));
  const isLeft = last?.state === "FAILED" && before.renew === true;
  const renew = last !== null && (isNew || isLeft);
  return { ...given, ...(countries && { countries }), ...(language && { language }), ...(adult && { adult }), ...(renew && { renew }) };
}
