import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { ROOT } from "../step.ts";
import { KNIP_PRODUCTION } from "./knipProduction.ts";

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: "1.0.0", type: "module", ...more });
/** A server, a package of rules, and a test. */
const TREE = {
  "package.json": manifest("worthy", { workspaces: ["apps/*", "packages/*"] }),
  "apps/server/package.json": manifest("@worthy/server"),
  "apps/server/src/main.ts": 'import { rate } from "@worthy/domain";\nconsole.log(rate());\n',
  "packages/domain/package.json": manifest("@worthy/domain", {
    exports: { ".": "./src/index.ts" },
  }),
  "packages/domain/src/index.ts": 'export { rate } from "./rate.ts";\n',
  "packages/domain/src/rate.ts": "export const rate = () => 1;\n",
  "packages/domain/src/rate.test.ts": 'import "./rate.ts";\n',
};

/** Output of knip for a project with our configuration and these files. */
function report(files: Readonly<Record<string, string>>): { status: number | null; said: string } {
  folder = mkdtempSync(join(tmpdir(), "worthy-knip-"));
  for (const [name, text] of Object.entries({ ...TREE, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  copyFileSync(join(ROOT, "knip.json"), join(folder, "knip.json"));
  const knip = join(ROOT, "node_modules/.bin/knip");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [knip, ...KNIP_PRODUCTION, "--directory", folder],
    { encoding: "utf8" },
  );
  return { status, said: stdout + stderr };
}

it("accepts code that the product uses", () => {
  expect(report({})).toMatchObject({ status: 0 });
});

it.each([
  [
    "an export that only a test calls",
    {
      "packages/domain/src/rate.ts": "export const rate = () => 1;\nexport const dead = () => 2;\n",
      "packages/domain/src/rate.test.ts": 'import { dead } from "./rate.ts";\ndead();\n',
    },
    /Unused exports.*dead .*rate\.ts/s,
  ],
  [
    "a file that only a test imports",
    {
      "apps/server/src/dead.ts": "export const dead = () => 2;\n",
      "apps/server/src/dead.test.ts": 'import { dead } from "./dead.ts";\ndead();\n',
    },
    /Unused files.*apps\/server\/src\/dead\.ts/s,
  ],
  [
    "a package's export that no other package uses",
    {
      "packages/domain/src/index.ts":
        'export { rate } from "./rate.ts";\nexport { dead } from "./dead.ts";\n',
      "packages/domain/src/dead.ts": "export const dead = () => 2;\n",
      "apps/server/src/main.test.ts": 'import { dead } from "@worthy/domain";\ndead();\n',
    },
    /Unused exports.*dead .*index\.ts/s,
  ],
])("rejects %s", (_name, files, problem) => {
  const { status, said } = report(files);
  expect(said).toMatch(problem);
  expect(status).toBe(1);
});
