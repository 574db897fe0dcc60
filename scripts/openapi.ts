import { readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@worthy/contract";
import { openApiDocument } from "../apps/server/src/platform/http/openapi.ts";
import { apiChanges, unannounced } from "./openApi/apiChanges.ts";
import { apiText, sizeProblem, type OpenApi } from "./openApi/apiText.ts";
import { ROOT } from "./step.ts";

// Without arguments, prints the OpenAPI document; with --text, its compact text. With --diff,
// prints what changed since the last release, and fails if something that clients used is gone
// and the changelog doesn't say so.

const RELEASED = "docs/released-api.txt";
const LISTED = 40;

function listed(says: string, lines: readonly string[]): void {
  for (const line of lines.slice(0, LISTED)) console.log(`${says} ${line}`);
  if (lines.length > LISTED) console.log(`${says} ${lines.length - LISTED} more`);
}

function compare(text: string): void {
  const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
  const changes = apiChanges(read(RELEASED), text);
  for (const says of ["adds", "breaks", "removes"] as const) listed(says, changes[says]);
  const missing = unannounced(changes, read("CHANGELOG.md"));
  listed("not in the changelog:", missing);
  if (missing.length > 0)
    console.error(
      "openapi: clients of the last release would fail. Name each of these endpoints, such as `GET /path`, in a line under [Unreleased] in CHANGELOG.md.",
    );
  const problem = sizeProblem(text);
  if (problem !== null) console.error(`openapi: ${problem}.`);
  if (missing.length > 0 || problem !== null) process.exitCode = 1;
}

const document = openApiDocument();
const access = Object.fromEntries(Object.values(endpoints).map((each) => [each.id, each.access]));
const text = apiText(document as unknown as OpenApi, access); // generated with these parts
if (process.argv.includes("--diff")) compare(text);
else
  process.stdout.write(
    process.argv.includes("--text") ? text : `${JSON.stringify(document, null, 1)}\n`,
  );
