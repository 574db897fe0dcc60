// Part of the image's build: what a start would otherwise do each time anew, or write where it can't.
import { enableCompileCache } from "node:module";
import { COMPILED } from "./compiled.ts";

enableCompileCache(COMPILED);
const { prepareBinaries } =
  await import("../../apps/server/src/platform/database/embedded/binaries.ts");
prepareBinaries({ folder: "", shelter: "", hash: "", owner: null, note: null });
await import("../../apps/server/src/commands/serve.ts");
await import("../../apps/server/src/commands/openProduct.ts");
await import("../../apps/server/src/commands/startImports.ts");
await import("../../apps/server/src/server.ts");
process.exit(0); // which writes what was compiled
