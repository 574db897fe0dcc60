import type { FactField } from "@worthy/contract";
import type { TitleRow } from "./titleRows.ts";

/** A fact of a title that an administrator has put right. */
export interface Correction {
  field: FactField;
  /** As the contract has it (`FACT_VALUES`). */
  value: unknown;
}

/** Who says a fact that was put right here: it may be learned from, and nobody has to be named for it. */
export const OPERATOR = "operator";

const wholeDate = (date: unknown) => (typeof date === "string" && date.length === 4 ? `${date}-01-01` : date);

/** The fields of a row that one correction changes, and what else its field is called where it is asked who says it. */
function changedBy({ field, value }: Correction): { fields: Partial<TitleRow>; said: readonly string[] } {
  if (field === "firstAirDate") {
    const datePrecision = typeof value === "string" && value.length === 4 ? "year" : "day";
    return { fields: { firstAirDate: wholeDate(value) as string | null, datePrecision }, said: [field, "year"] }; // parsed when it was stored
  }
  return { fields: { [field]: field === "lastAirDate" ? wholeDate(value) : value }, said: [field] };
}

/** A title's row as everybody sees it: what the sources say, with what was put right over it. */
export function withCorrections(row: TitleRow, corrections: readonly Correction[]): TitleRow {
  return corrections.reduce((corrected, correction) => {
    const { fields, said } = changedBy(correction);
    return { ...corrected, ...fields, provenance: { ...corrected.provenance, ...Object.fromEntries(said.map((name) => [name, OPERATOR])) } };
  }, row);
}
