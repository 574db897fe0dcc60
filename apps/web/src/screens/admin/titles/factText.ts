import type { CallOutput } from "@worthy/contract";

export type Fact = CallOutput<"getTitleFacts">["facts"][number];
type Field = Fact["field"];

/** The input for a fact. */
export type FactInput = "line" | "lines" | "status";

export const STATUSES = ["RELEASED", "RUNNING", "ENDED", "CANCELLED"] as const;

const LISTS: ReadonlySet<Field> = new Set<Field>(["countries", "genres"]);
const NULLABLE: ReadonlySet<Field> = new Set<Field>([
  "originalName",
  "firstAirDate",
  "lastAirDate",
  "runtime",
]);

export function inputOf(field: Field): FactInput {
  if (field === "status") return "status";
  return field === "logline" || field === "overview" ? "lines" : "line";
}

/**
 * A fact as displayed and entered: lists with commas, certificates each after its country. Empty if
 * there is none.
 */
export function factText(value: Fact["value"]): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object"
    ? Object.entries(value)
        .map(([country, certificate]) => `${country} ${certificate}`)
        .join(", ")
    : String(value);
}

const parts = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** The entered text as the server takes it; the server checks whether it is valid. */
export function parseFact(field: Field, text: string): Fact["value"] {
  const trimmed = text.trim();
  if (NULLABLE.has(field) && trimmed === "") return null;
  if (LISTS.has(field)) return parts(trimmed);
  if (field === "certificates")
    return Object.fromEntries(
      parts(trimmed).map((part) => [part.split(/\s+/)[0] ?? "", part.replace(/^\S+\s*/, "")]),
    );
  return field === "runtime" && /^\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}
