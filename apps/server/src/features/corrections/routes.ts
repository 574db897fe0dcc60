import { GENRES } from "@worthy/catalogue";
import { FACT_VALUES, type CallOutput, type FactField, type ProblemCode } from "@worthy/contract";
import { describeIssue, issueMessage } from "../../platform/http/issueMessage.ts";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { TitleRow } from "../catalogue/title.ts";
import {
  deleteCorrection,
  findCorrections,
  findCorrectionsOf,
  putCorrection,
} from "../catalogue/corrections/corrections.ts";
import { factsOf } from "./factsOf.ts";

type Value = CallOutput<"listCorrections">["results"][number]["value"];

export interface CorrectionPorts {
  /** A title's row as in its sources. */
  statedRow(sql: Queries, titleId: number): Promise<TitleRow | undefined>;
  /** Records that a title has changed, and makes all servers reread the catalogue. */
  changed(sql: Queries, titleId: number, reason: string): Promise<void>;
}

/** Administrators' corrections of titles. */
export function correctionHandlers({ statedRow, changed }: CorrectionPorts) {
  return handlersOf({
    getTitleFacts: async ({ params: { id } }, { sql }) => {
      const stated = await statedRow(sql, id);
      if (!stated) return refuse("not-found", `There is no title ${id}.`, "no-title");
      const facts = factsOf(stated, await findCorrectionsOf(sql, id));
      const name = String(facts.find(({ field }) => field === "name")?.value);
      return { id, name, facts };
    },
    listCorrections: async ({ query }, { sql }) => {
      const { corrections, total } = await findCorrections(sql, query);
      const results = corrections.map(({ correctedAt, value, ...correction }) => ({
        ...correction,
        value: value as Value, // parsed when it was stored
        correctedAt: correctedAt.toISOString(),
      }));
      return { results, total };
    },
    correctFact: async ({ params: { id, field }, body }, { sql, owner, now }) => {
      const parsed = parseFact(field, body.value);
      if ("problem" in parsed)
        return new Refusal("invalid", parsed.problem, {
          code: parsed.code,
          issues: [{ path: "body.value", message: parsed.problem }],
        });
      if (!(await statedRow(sql, id)))
        return refuse("not-found", `There is no title ${id}.`, "no-title");
      await putCorrection(sql, { titleId: id, field, value: parsed.value, adminId: owner.userId });
      await changed(sql, id, `correction ${id} ${field} ${now}`);
      return { success: true as const };
    },
    removeCorrection: async ({ params: { id, field } }, { sql, now }) => {
      if (!(await deleteCorrection(sql, { titleId: id, field })))
        return refuse("not-found", "There’s no correction for this.", "no-correction");
      await changed(sql, id, `correction ${id} ${field} gone ${now}`);
      return { success: true as const };
    },
  });
}

const isGenre = (word: string): boolean => GENRES.some((genre) => genre === word);

/** The parsed value of a fact, or what is wrong with it. */
function parseFact(
  field: FactField,
  value: unknown,
): { value: unknown } | { problem: string; code?: ProblemCode } {
  const parsed = FACT_VALUES[field].safeParse(value, { error: issueMessage });
  const genre =
    parsed.success && field === "genres"
      ? (parsed.data as string[]).find((each) => !isGenre(each))
      : undefined; // the type of its schema
  if (genre !== undefined) return { problem: `There is no genre ${genre}.`, code: "no-genre" };
  return parsed.success
    ? { value: parsed.data }
    : {
        problem: describeIssue({
          path: ["value"],
          message: parsed.error.issues[0]?.message ?? "is none",
        }),
      };
}
