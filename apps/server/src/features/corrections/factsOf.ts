import { FACT_VALUES, type CallOutput, type FactField } from "@worthy/contract";
import type { TitleRow } from "../catalogue/title.ts";
import { OPERATOR, withCorrections } from "../catalogue/corrections/withCorrections.ts";
import type { StoredCorrection } from "../catalogue/corrections/corrections.ts";

type Fact = CallOutput<"getTitleFacts">["facts"][number];

/** A fact as entered: of a date only the year, if only that is certain. */
function valueIn(row: TitleRow, field: FactField): Fact["value"] {
  const value = row[field];
  return field === "firstAirDate" && row.datePrecision === "year"
    ? (row.firstAirDate?.slice(0, 4) ?? null)
    : (value as Fact["value"]);
}

/** All correctable facts: the current value, the sources' value, and who corrected it. */
export function factsOf(stated: TitleRow, corrections: readonly StoredCorrection[]): Fact[] {
  const shown = withCorrections(stated, corrections);
  return (Object.keys(FACT_VALUES) as FactField[]).map((field) => {
    const correction = corrections.find((each) => each.field === field);
    return {
      field,
      value: correction ? (correction.value as Fact["value"]) : valueIn(shown, field), // parsed when it was stored
      stated: valueIn(stated, field),
      source: correction ? OPERATOR : (stated.provenance[field] ?? stated.source),
      correctedAt: correction?.correctedAt.toISOString() ?? null,
      adminId: correction?.adminId ?? null,
      adminEmail: correction?.adminEmail ?? null,
    };
  });
}
