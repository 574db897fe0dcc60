import type { FactField } from "@worthy/contract";
import type { TitleRow } from "../title.ts";

/** An administrator's correction of one fact. */
export interface Correction {
  field: FactField;
  /** As in the contract (`FACT_VALUES`). */
  value: unknown;
}

/** Source of corrected facts: they may be learned from and need no attribution. */
export const OPERATOR = "operator";

const wholeDate = (date: unknown) =>
  typeof date === "string" && date.length === 4 ? `${date}-01-01` : date;

/** The columns changed by a correction, and other names of its field in provenance. */
function changedBy({ field, value }: Correction): {
  fields: Partial<TitleRow>;
  said: readonly string[];
} {
  if (field === "firstAirDate") {
    const datePrecision = typeof value === "string" && value.length === 4 ? "year" : "day";
    return {
      fields: { firstAirDate: wholeDate(value) as string | null, datePrecision },
      said: [field, "year"],
    }; // parsed when it was stored
  }
  return { fields: { [field]: field === "lastAirDate" ? wholeDate(value) : value }, said: [field] };
}

/** A title's row as everybody sees it: the sources' facts with corrections applied. */
export function withCorrections(row: TitleRow, corrections: readonly Correction[]): TitleRow {
  return corrections.reduce((corrected, correction) => {
    const { fields, said } = changedBy(correction);
    return {
      ...corrected,
      ...fields,
      provenance: {
        ...corrected.provenance,
        ...Object.fromEntries(said.map((name) => [name, OPERATOR])),
      },
    };
  }, row);
}
