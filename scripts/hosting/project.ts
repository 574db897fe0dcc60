import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../step.ts";

/** The folders of `deploy/` that are templates. */
const STORES = ["casaos", "helm", "truenas", "umbrel", "unraid"];
/** What stands in the templates for the operator's own. */
export const PLACEHOLDER: Place = {
  repository: "registry.example/worthy",
  digest: `sha256:${"0".repeat(64)}`,
  site: "https://worthy.example",
};
/** Settings that only the image has (docs/install.md). */
const OF_THE_IMAGE = ["PUID", "PGID", "UMASK", "TZ", "WORTHY_EPHEMERAL"];

/** Where the image and the written templates are published. */
export interface Place {
  repository: string;
  digest: string;
  site: string;
}

/** What the templates must agree with. */
export interface Project extends Place {
  version: string;
  /** Every documented environment variable. */
  settings: ReadonlySet<string>;
  /** The port that the image listens on, its data folder and the path of its health check. */
  port: number;
  data: string;
  health: string;
}

/** The templates' files, by their path below `deploy/`. */
export type Templates = ReadonlyMap<string, Buffer>;

export function readTemplates(folder: string): Map<string, Buffer> {
  const paths = STORES.flatMap((store) =>
    readdirSync(join(folder, store), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    paths
      .map(
        (path) =>
          [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path)] as const,
      )
      .toSorted(([first], [second]) => first.localeCompare(second)),
  );
}

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const found = (text: string, pattern: RegExp) => {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`The Dockerfile has nothing like ${pattern}.`);
  return value;
};

export function readProject(place: Place = PLACEHOLDER): Project {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read("package.json")));
  const rows = read("docs/configuration.md").match(/^\| `[^|]+\|/gm) ?? [];
  const settings = rows.flatMap((row) =>
    [...row.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
  );
  const dockerfile = read("Dockerfile");
  return {
    ...place,
    version,
    settings: new Set([...settings, ...OF_THE_IMAGE]),
    port: Number(found(dockerfile, /^EXPOSE (\d+)$/m)),
    data: found(dockerfile, /WORTHY_DATA=(\S+)/),
    health: found(dockerfile, /\$\{process\.env\.PORT\}(\/\w+)/),
  };
}

export const textOf = (templates: Templates, path: string): string =>
  templates.get(path)?.toString() ?? "";

/** How a value differs from its shape, one line each. */
export function differences(file: string, shape: z.ZodType, value: unknown): string[] {
  const { error } = shape.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`);
}

/** Names that are no documented setting. */
export const unknownSettings = (
  file: string,
  names: Iterable<string>,
  project: Project,
): string[] =>
  [...names]
    .filter((name) => !project.settings.has(name))
    .map((name) => `${file}: ${name} is no setting of docs/configuration.md`);
