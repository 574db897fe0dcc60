import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeTestFolder } from "../platform/database/testDatabase.ts";
import { freePort } from "../testing/freePort.ts";
import { createCall } from "../testing/killRun.ts";
import { addWeb } from "./testClone.ts";
import { runPackage } from "./runCommand.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const onWindows = process.platform === "win32";

interface Manifest {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));

/** What `npm pack` puts into the archive, except the pages, which may not be built. */
function packedFiles(): string[] {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const said = execFileSync("npm", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 });
  const [archive] = JSON.parse(said) as [{ files: { path: string }[] }];
  return archive.files.map(({ path }) => path).filter((path) => !path.startsWith("apps/web/"));
}

/** Installs the package below `folder` as npm would, with 200 titles and other pages. */
async function installPackage(folder: string): Promise<string> {
  const modules = join(folder, "node_modules");
  const installed = join(modules, "worthy");
  let titles = 200;
  for (const path of packedFiles()) {
    if (path.startsWith("catalogue/titles/") && titles-- <= 0) continue;
    mkdirSync(dirname(join(installed, path)), { recursive: true });
    cpSync(join(ROOT, path), join(installed, path));
  }
  await addWeb(join(installed, "apps/web"));
  const { dependencies, optionalDependencies } = manifestOf("");
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const [from, to] = [join(ROOT, "node_modules", name), join(modules, name)];
    if (!existsSync(from)) continue; // for another system
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to);
  }
  return installed;
}

describe("the package that npm pack makes", () => {
  it("depends on what the server and its workspaces depend on, in the same versions", () => {
    const workspaces = ["contract", "domain", "posters", "recommender", "search"];
    const all = ["apps/server", "catalogue", ...workspaces.map((name) => `packages/${name}`)]
      .map(manifestOf)
      .flatMap(({ dependencies }) => Object.entries(dependencies ?? {}));
    const outside = Object.fromEntries(all.filter(([name]) => !name.startsWith("@worthy/")));
    const { dependencies, optionalDependencies } = manifestOf("");
    expect(dependencies).toEqual(outside);
    expect(optionalDependencies).toMatchObject(manifestOf("apps/server").optionalDependencies);
  });

  it.skipIf(onWindows)("serves, with its data where it is run", async () => {
    const folder = makeTestFolder();
    const installed = await installPackage(folder.path);
    const port = await freePort();
    const server = runPackage(folder.path, join(installed, "deploy/npm/worthy.cjs"), {
      env: { PORT: String(port) },
    });
    afterAll(() => server.stop().finally(folder.remove));
    await server.says(`Worthy is ready on http://localhost:${port}`);
    const call = createCall(() => `http://127.0.0.1:${port}`);
    expect((await call("GET", "/v1/api/titles-to-rate?limit=6")).results).toHaveLength(6);
    expect(existsSync(join(folder.path, "data/postgres"))).toBe(true);
    expect(server.output()).not.toContain("ExperimentalWarning");
    server.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });
});
