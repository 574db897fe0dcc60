// Worthy as an installed package: like scripts/run.mjs, but npm has installed what it needs, and its pages are built.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { repairDriver } from "../../scripts/driver/repairDriver.mjs";
import { launch, reportingFailures } from "../../scripts/launcher/launch.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

reportingFailures(() => {
  const [command = "serve", ...args] = process.argv.slice(2);
  const hooks = new URL("./readTypeScript.mjs", import.meta.url).href;
  const options = [
    process.env.NODE_OPTIONS,
    "--disable-warning=ExperimentalWarning",
    `--import=${hooks}`,
  ];
  repairDriver(root);
  launch(root, [join(root, "apps/server/src/main.ts"), command, ...args], {
    cwd: process.cwd(), // where its data are
    env: { NODE_OPTIONS: options.filter(Boolean).join(" ") }, // which reach threads and further processes
  });
});
