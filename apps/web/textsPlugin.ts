import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { LANGUAGES } from "@worthy/domain";
import type { Plugin } from "vite";

const SRC = join(import.meta.dirname, "src");
const TEXTS = /[/\\]web[/\\]src[/\\].*[/\\]texts[/\\]\w+\.[\w-]+\.json$/;
const CATALOGUES = "virtual:catalogues";
const CATALOGUE = /[/\\]src[/\\]locale[/\\]catalogues[/\\]([\w-]+)\.js$/;

/**
 * Compiles texts from ICU MessageFormat at build time, so that browsers need no parser.
 * `virtual:catalogues` loads the texts of a language: English is bundled with the files that import
 * it, every other language is one file.
 */
export function textsPlugin(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    resolveId: (id) => (id === CATALOGUES ? `\0${CATALOGUES}` : CATALOGUE.test(id) ? id : null),
    load(id) {
      if (id === `\0${CATALOGUES}`) return cataloguesModule();
      const [, language] = CATALOGUE.exec(id) ?? [];
      if (language === undefined) return null;
      const files = globSync(`**/texts/*.${language}.json`, { cwd: SRC }).toSorted();
      const texts = files.map((file) => {
        this.addWatchFile(join(SRC, file));
        return compiledTexts(readFileSync(join(SRC, file), "utf8"));
      });
      return `export default ${JSON.stringify(Object.assign({}, ...texts))};`;
    },
    transform: (code, id) =>
      TEXTS.test(id) ? { code: JSON.stringify(compiledTexts(code)), map: null } : null,
  };
}

function cataloguesModule(): string {
  const [, ...others] = LANGUAGES;
  const loaders = others.map(
    (language) =>
      `${JSON.stringify(language)}: () => import(${JSON.stringify(join(SRC, "locale", "catalogues", `${language}.js`))}),`,
  );
  return `export const catalogues = { ${loaders.join(" ")} };`;
}

function compiledTexts(json: string): Record<string, unknown> {
  const texts = JSON.parse(json) as Record<string, string>; // checkTexts.ts sees to their form
  return Object.fromEntries(
    Object.entries(texts).map(([id, message]) => [id, compileMessageOrThrow(message)]),
  );
}
