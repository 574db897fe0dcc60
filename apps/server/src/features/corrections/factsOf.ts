import { FACT_VALUES, type CallOutput, type FactField } from "@worthy/contract";
import type { TitleRow } from "../catalogue/titleRows.ts";
import { OPERATOR, withCorrections } from "../catalogue/withCorrections.ts";
import type { KeptCorrection } from "./correctionStore.ts";

type Fact = CallOutput<"getTitleFacts">["facts"][number];

/** A fact as it is put in: of a date only the year, where only that is certain. */
function valueIn(row: TitleRow, field: FactField): Fact["value"] {
  const value = row[field];
  return field === "firstAirDate" && row.datePrecision === "year" ? (row.firstAirDate?.slice(0, 4) ?? null) : (value as Fact["value"]);
}

/** Every fact that may be put right: as everybody sees it, as the sources have it, and who changed it. */
export function factsOf(stated: TitleRow, corrections: readonly KeptCorrection[]): Fact[] {
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
