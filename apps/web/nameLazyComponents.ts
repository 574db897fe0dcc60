import { dirname, join, relative } from "node:path";
import { parseSync, Visitor, type Plugin } from "vite";

/**
 * Adds the source file, as named in the build's manifest, to each `lazyComponent(() =>
 * import("./X.tsx") …)`, so that the server can link a page's files in its head.
 */
export function nameLazyComponents(): Plugin {
  return {
    name: "name-lazy-components",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: /\blazyComponent\(/ },
      handler: (code, id) => ({ code: withSources(code, id), map: null }),
    },
  };
}

/** The code with the source as second argument of each call; line numbers stay the same. */
export function withSources(code: string, file: string): string {
  const { program } = parseSync(file, code);
  const sources: { at: number; source: string }[] = [];
  let load = { start: 0, end: 0 };
  new Visitor({
    CallExpression: ({ callee, arguments: [first, ...rest] }) => {
      if (callee.type === "Identifier" && callee.name === "lazyComponent" && first && !rest.length)
        load = first;
    },
    ImportExpression: ({ start, source }) => {
      if (start < load.start || start > load.end || source.type !== "Literal") return;
      const imported = join(dirname(file), String(source.value));
      sources.push({ at: load.end, source: relative(import.meta.dirname, imported) });
    },
  }).visit(program);
  return sources.reduceRight(
    (text, { at, source }) => `${text.slice(0, at)}, ${JSON.stringify(source)}${text.slice(at)}`,
    code,
  );
}
