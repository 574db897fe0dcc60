import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be true or false",
  array: "must be a list",
  object: "must be an object with fields",
  record: "must be an object with fields",
  null: "must be null",
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: "must be a time such as 2026-05-04T10:20:30Z",
  date: "must be a day such as 2026-05-04",
  url: "must be a web address",
};

const WRONG_FORM = "has the wrong form";

/** What counts in a value: characters, entries, or the number itself. */
function counted(origin: string, limit: number | bigint, word: "least" | "most"): string {
  if (origin === "string") return `must have at ${word} ${limit} characters`;
  if (origin === "array" || origin === "set") return `must have at ${word} ${limit} entries`;
  return `must be at ${word} ${limit}`;
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(", ")}`;
}

/** What is wrong with a value, for people, where its schema has no words of its own. */
export function issueMessage(issue: Issue): string {
  const isMissing = issue.input === undefined;
  switch (issue.code) {
    case "invalid_value":
      return isMissing
        ? `is missing: choose ${oneOf(issue.values)}`
        : `must be ${oneOf(issue.values)}`;
    case "invalid_type":
      return isMissing ? "is missing" : (TYPES[issue.expected] ?? WRONG_FORM);
    case "too_small":
      return issue.origin === "string" && Number(issue.minimum) === 1
        ? "must not be empty"
        : counted(issue.origin, issue.minimum, "least");
    case "too_big":
      return counted(issue.origin, issue.maximum, "most");
    case "invalid_format":
      return FORMATS[issue.format] ?? WRONG_FORM;
    default:
      return isMissing ? "is missing" : WRONG_FORM;
  }
}

/** Messages that are whole by themselves; the specification fixes some of them. */
const WHOLE = /^(Invalid rating: |Unknown field: |unknown action type$|invalid id$)/;
const PREDICATE = /^(isn’t|is|must|needs|has|names|contains|can) /;
const LONGEST_NAME = 60;

const asWords = (name: string) =>
  name
    .slice(0, LONGEST_NAME)
    .replaceAll(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What people call a field: "Display name", "Genres in filters", "Entry 2 of items". */
export function fieldName(path: readonly PropertyKey[]): string {
  const names = path.reduce<string[]>((found, key) => {
    if (typeof key !== "number")
      return [`${asWords(String(key))}${found[0] ? ` in ${found[0]}` : ""}`];
    return [found[0] ? `entry ${key + 1} of ${found[0]}` : `entry ${key + 1}`];
  }, []);
  return capitalized(names[0] ?? "body");
}

/** A validation error as a sentence for people: "Name is missing". */
export function describeIssue({
  path,
  message,
}: {
  path: readonly PropertyKey[];
  message: string;
}): string {
  if (WHOLE.test(message)) return message;
  const name = fieldName(path);
  if (PREDICATE.test(message)) return `${name} ${message}`;
  if (message.startsWith("at most "))
    return `${name} ${/\d$|minutes$/.test(message) ? "can be" : "can have"} ${message}`;
  return `${name}: ${message}`;
}
