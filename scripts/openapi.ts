import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "../apps/server/src/platform/http/openapi.ts";
import { ROOT } from "./step.ts";

// Without arguments: writes docs/openapi.json. With --check: shows what differs and fails.
const file = join(ROOT, "docs/openapi.json");
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
const wanted = `${JSON.stringify(openApiDocument(version), null, 1)}\n`;

/** Lines only on one side, which is enough to see what changed. */
function difference(before: string, after: string): string[] {
  const [old, fresh] = [new Set(before.split("\n")), new Set(after.split("\n"))];
  return [...[...old].filter((line) => !fresh.has(line)).map((line) => `- ${line}`), ...[...fresh].filter((line) => !old.has(line)).map((line) => `+ ${line}`)];
}

if (!process.argv.includes("--check")) {
  writeFileSync(file, wanted);
  console.log("docs/openapi.json written");
} else {
  const present = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (present !== wanted) {
    console.error(difference(present, wanted).slice(0, 60).join("\n"));
    console.error("docs/openapi.json is not what the contract declares: run node scripts/openapi.ts and look at the difference");
    process.exitCode = 1;
  } else console.log("openapi: as committed");
}
