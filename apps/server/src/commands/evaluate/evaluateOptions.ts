import { parseArgs } from "node:util";
import { CANDIDATES } from "@worthy/recommender/evaluation";
import { z } from "zod";
import { UsageProblem } from "./evaluationProblem.ts";

const FLAGS = {
  train: { type: "string" },
  known: { type: "string" },
  hidden: { type: "string" },
  "tune-known": { type: "string" },
  "tune-hidden": { type: "string" },
  ratings: { type: "string" },
  folds: { type: "string" },
  "hold-out": { type: "string" },
  hide: { type: "string" },
  "hide-likes": { type: "string" },
  "min-likes": { type: "string" },
  cold: { type: "string" },
  like: { type: "string" },
  dislike: { type: "string" },
  implicit: { type: "boolean" },
  mask: { type: "string" },
  recall: { type: "string" },
  items: { type: "string" },
  grid: { type: "string" },
  seed: { type: "string" },
  models: { type: "string" },
  synthetic: { type: "boolean" },
  json: { type: "boolean" },
  out: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const number = z
  .string()
  .trim()
  .min(1, "a number is missing")
  .transform(Number)
  .pipe(z.number("not a number"));
const share = number.pipe(z.number().gt(0, "more than 0").lt(1, "less than 1"));
const count = number.pipe(z.int("a whole number").min(1, "at least 1"));
const KEYS = CANDIDATES.map(({ key }) => key);
const models = z.string().transform((list) => list.split(",").map((key) => key.trim()));

const schema = z.object({
  train: z.string().optional(),
  known: z.string().optional(),
  hidden: z.string().optional(),
  "tune-known": z.string().optional(),
  "tune-hidden": z.string().optional(),
  ratings: z.string().optional(),
  folds: count.pipe(z.number().min(2, "at least 2").max(50, "at most 50")).optional(),
  "hold-out": count.optional(),
  hide: share.optional(),
  "hide-likes": share.optional(),
  "min-likes": count.default(5),
  cold: share.optional(),
  like: number.default(4),
  dislike: number.default(2),
  implicit: z.boolean().default(false),
  mask: z.enum(["rated", "liked"]).default("rated"),
  recall: z.enum(["truncated", "full"]).default("truncated"),
  items: z.string().optional(),
  grid: z.enum(["default", "none"]).default("default"),
  seed: number.pipe(z.int("a whole number")).default(1),
  models: models.pipe(z.array(z.enum(KEYS, `one or more of ${KEYS.join(", ")}`))).optional(),
  synthetic: z.boolean().default(false),
  json: z.boolean().default(false),
  out: z.string().optional(),
  help: z.boolean().default(false),
});

/** The command-line options of an evaluation, by flag name. */
export type EvaluateOptions = z.infer<typeof schema>;

type Flag = keyof typeof FLAGS;

/** Turns `--dislike -3` into `--dislike=-3`: a negative number isn't a flag. */
const withNegatives = (args: string[]): string[] =>
  args.flatMap((arg, at) => {
    if (/^-\.?\d/.test(arg) && args[at - 1]?.startsWith("--")) return [];
    const next = args[at + 1] ?? "";
    return [arg.startsWith("--") && /^-\.?\d/.test(next) ? `${arg}=${next}` : arg];
  });

function rawOptions(args: string[]): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({
      args: withNegatives(args),
      options: FLAGS,
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Conflicting or missing options; null if all is well. */
function conflictIn(options: EvaluateOptions): string | null {
  const given = (...flags: Flag[]) =>
    flags.filter((flag) => options[flag] !== undefined && options[flag] !== false);
  const triple = given("train", "known", "hidden");
  const one = [
    ...(triple.length > 0 ? ["--train, --known and --hidden"] : []),
    ...given("ratings", "synthetic").map((flag) => `--${flag}`),
  ];
  if (one.length === 0)
    return "choose what to evaluate on: --train, --known and --hidden, or --ratings, or --synthetic";
  if (one.length > 1) return `${one.join(" and ")} can't be combined`;
  if (triple.length > 0 && triple.length < 3)
    return `--train, --known and --hidden belong together; ${triple.map((flag) => `--${flag}`).join(" and ")} is not enough`;
  if (given("tune-known", "tune-hidden").length === 1)
    return "--tune-known and --tune-hidden belong together";
  if (given("tune-known").length === 1 && triple.length === 0)
    return "--tune-known and --tune-hidden go with --train, --known and --hidden";
  const split = given("folds", "hold-out");
  if (options.ratings !== undefined && split.length !== 1)
    return "--ratings needs either --folds N or --hold-out PEOPLE";
  const parts = given("folds", "hold-out", "hide", "hide-likes", "cold");
  if (options.ratings === undefined && parts.length > 0) return `--${parts[0]} goes with --ratings`;
  if (given("hide", "hide-likes").length === 2) return "--hide and --hide-likes can't be combined";
  if (options.folds !== undefined && options.cold !== undefined)
    return "--cold goes with --hold-out";
  if (options.folds !== undefined && options["hide-likes"] !== undefined)
    return "--hide-likes goes with --hold-out; --folds hides ratings of every kind (--hide)";
  if (!options.implicit && options.dislike >= options.like)
    return `--dislike ${options.dislike} must be below --like ${options.like}`;
  return null;
}

/** @throws UsageProblem saying which flag is wrong and how */
export function parseEvaluateOptions(args: string[]): EvaluateOptions {
  const raw = rawOptions(args);
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const flag = String(issue?.path[0] ?? "");
    throw new UsageProblem(
      `--${flag} ${String(raw[flag] ?? "")}: ${issue?.message ?? "not understood"}`,
    );
  }
  const conflict = parsed.data.help ? null : conflictIn(parsed.data);
  if (conflict) throw new UsageProblem(conflict);
  return parsed.data;
}
