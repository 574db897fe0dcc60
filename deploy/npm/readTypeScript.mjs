// Below node_modules, Node reads no TypeScript, and there are no workspaces: two hooks do both.
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";

const ROOT = new URL("../../", import.meta.url);
const OWN = /^@worthy\/(?<name>[a-z]+)(?<part>\/.+)?$/;

/** The file that a workspace exports under a name. */
function exported(name, part) {
  const folder = new URL(name === "catalogue" ? "catalogue/" : `packages/${name}/`, ROOT);
  const { exports } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  return new URL(exports[`.${part ?? ""}`], folder).href;
}

registerHooks({
  resolve(specifier, context, next) {
    const { name, part } = OWN.exec(specifier)?.groups ?? {};
    return next(name ? exported(name, part) : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith(ROOT.href) || !url.endsWith(".ts")) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(new URL(url), "utf8"));
    return { format: "module", source, shortCircuit: true };
  },
});
