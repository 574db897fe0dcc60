import { execFileSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { featureDependencies } from "../structure/moduleStructure.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The tracked sources and English texts. */
const sources = () =>
  execFileSync("git", ["ls-files", "apps", "packages", "catalogue/src", "*.en.json"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(tsx?|en\.json)$/.test(file) && existsSync(join(root, file)))
    .map(read)
    .join("\n");

/** Words in lower case, those of camelCase names apart. */
const wordsIn = (text: string) =>
  ` ${text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, " ")} `;

/** Terms that nothing uses: those whose names in code, if given, or else they themselves occur nowhere. */
function deadEntries(glossary: string, text: string): string[] {
  const words = wordsIn(text);
  const codeWords = new Set(text.match(/[\w-]+/g));
  return [...glossary.matchAll(/^- \*\*(.+?)\*\*(?: \(([^)]+)\))?/gm)].flatMap(
    ([, term = "", inCode = ""]) => {
      const names = [...inCode.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name);
      const isUsed =
        names.length > 0
          ? names.every((name) => codeWords.has(name))
          : ["", "s"].some((end) => words.includes(`${wordsIn(term).trimEnd()}${end} `));
      return isUsed ? [] : [term];
    },
  );
}

describe("the glossary", () => {
  const glossary = read("docs/glossary.md");
  const terms = [...glossary.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, term]) => term ?? "");

  it("contains only terms used in the code or the interface text", () => {
    expect(deadEntries(glossary, sources())).toEqual([]);
  });

  it("reports a term or code name that isn't used", () => {
    const entries = "- **Sign-in link**: one.\n- **Pick** (`recommendation`): two.\n";
    expect(deadEntries(entries, "const signInLinks = recommendation;")).toEqual([]);
    expect(deadEntries(entries, "const signIn = recommendations;")).toEqual([
      "Sign-in link",
      "Pick",
    ]);
  });

  it("has at most 98 entries, in alphabetical order and without duplicates", () => {
    expect(terms.length).toBeGreaterThan(50);
    expect(terms.length).toBeLessThanOrEqual(98);
    const { compare } = new Intl.Collator("en", { ignorePunctuation: true });
    expect(terms).toEqual([...new Set(terms)].sort(compare));
  });
});

describe("the architecture", () => {
  const page = read("docs/ARCHITECTURE.md");

  const foldersIn = (parent: string) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .toSorted();

  it("lists exactly the modules that exist", () => {
    const listed = [...page.matchAll(/^\| `([\w./-]+)\/` \|/gm)].map(([, folder]) => folder ?? "");
    const parents = ["apps", "packages", "apps/server/src", "apps/web/src"];
    const folders = parents.flatMap((parent) =>
      foldersIn(parent).map((name) => `${parent}/${name}`),
    );
    expect(listed.toSorted()).toEqual([...folders, "bench", "catalogue", "scripts"].toSorted());
  });

  const namesIn = (text: string) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name ?? "");

  it("lists exactly the server features that exist", () => {
    const [, names = ""] = /\*\*Server features\*\*: ([^.]+)\./.exec(page) ?? [];
    expect(namesIn(names)).toEqual(foldersIn("apps/server/src/features"));
  });

  describe("of web features", () => {
    const folder = "apps/web/src/features";
    const [, list = ""] = /\*\*Web features\*\*.*\n((?:\d\. .*\n)+)/.exec(page) ?? [];
    const layers = list.trimEnd().split("\n").map(namesIn);

    it("lists the features that exist, with each layer in alphabetical order", () => {
      expect(layers.flat().toSorted()).toEqual(foldersIn(folder));
      for (const layer of layers) expect(layer).toEqual(layer.toSorted());
    });

    it("lets each feature import only its own layer and earlier ones", () => {
      const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
        .map((path) => path.replaceAll("\\", "/"))
        .map((path) => ({ path, text: read(path) }));
      const layerOf = (feature: string) => layers.findIndex((layer) => layer.includes(feature));
      const upward = [...featureDependencies(folder, files)].flatMap(([feature, others]) =>
        [...others].flatMap((other) =>
          layerOf(other) > layerOf(feature) ? [`${feature} imports ${other}`] : [],
        ),
      );
      expect(files.length).toBeGreaterThan(100);
      expect(upward).toEqual([]);
    });
  });

  it("fits on two pages", () => {
    // A printed page holds about 600 words of prose and tables.
    expect(page.split(/\s+/).length).toBeLessThanOrEqual(1200);
  });
});

it("the configuration page lists every environment variable that the server reads", () => {
  const variables = [
    ...read("apps/server/src/platform/config.ts").matchAll(/^  ([A-Z][A-Z\d_]+):/gm),
  ];
  const listed = [...read("docs/configuration.md").matchAll(/^\| ([^|]+) \|/gm)].flatMap(
    ([, cell = ""]) => [...cell.matchAll(/`([A-Z\d_]+)`/g)].map(([, name]) => name),
  );
  expect(variables.length).toBeGreaterThan(30);
  expect(listed.toSorted()).toEqual(variables.map(([, name]) => name).toSorted());
});

it("the README has at most 110 lines", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(111);
});

describe("the documents", () => {
  const pages = globSync(["*.md", "{docs,bench,catalogue,.github}/**/*.md"], { cwd: root });

  it.each(pages)("%s links only to existing files and headings", (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? "");
    const broken = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = "", heading] = link.split("#");
        const file = path === "" ? page : join(dirname(page), path);
        if (!existsSync(join(root, file))) return true;
        return heading !== undefined && !headingsOf(file).includes(heading);
      });
    expect(broken).toEqual([]);
  });
});

it("every file that a document names exists", () => {
  const files = globSync(
    "{apps,packages,scripts,bench,catalogue,deploy}/**/*.{ts,tsx,mjs,md,json}",
    {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
    },
  ).map((path) => path.replaceAll("\\", "/"));
  // The recipes of CONTRIBUTING.md make files up.
  const pages = globSync("{*.md,docs/**/*.md}", { cwd: root }).filter(
    (page) => !/^(CHANGELOG|CONTRIBUTING)\.md$/.test(page),
  );
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:[\w.-]+\/)*[\w-]+\.(?:test\.)?(?:ts|tsx|mjs))`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** The anchors of a page's headings, as on GitHub. */
function headingsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}
