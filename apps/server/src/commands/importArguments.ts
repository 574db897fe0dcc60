import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  IMPORT_SOURCES,
  type ImportOptions,
  type ImportSource,
} from "../features/catalogue-import/jobs/importOptions.ts";
import { PRESETS } from "../features/catalogue-import/jobs/presets.ts";
import { isCountry } from "../platform/config.ts";
import { StartProblem } from "./startProblem.ts";

export const IMPORT_HELP = `worthy import tvmaze [--shows N] [--bundled | --update]
worthy import tmdb [--preset starter|standard|full] [--shows N] [--films N] [--update] [--adult] [--language en-US] [--countries US,DE]
worthy import imdb FOLDER        the folder with your title.basics.tsv.gz and title.episode.tsv.gz
worthy import movielens FOLDER   the folder with your ratings.csv and links.csv
worthy import --status | --pause [SOURCE] | --resume [SOURCE] | --cancel [SOURCE]

  --countries      countries whose services and certificates to keep from TMDB; default: COUNTRY, or those of the last import
  --bundled        only the shows that Worthy ships with, for the names and dates of their episodes
  --update         only what is new, changed or outdated since the last import
  --accept-terms   accept the source's terms, which are shown without this flag
  --detach         don't wait and show progress`;

export type ImportRequest =
  | { action: "status" }
  | { action: "pause"; source?: ImportSource }
  | { action: "resume"; source?: ImportSource }
  | { action: "cancel"; source?: ImportSource }
  | StartRequest;

export interface StartRequest {
  action: "start";
  source: ImportSource;
  options: ImportOptions;
  acceptTerms: boolean;
  detach: boolean;
}

const isPreset = (name: string): name is keyof typeof PRESETS => Object.hasOwn(PRESETS, name);

const FLAGS = {
  status: { type: "boolean" },
  pause: { type: "boolean" },
  resume: { type: "boolean" },
  cancel: { type: "boolean" },
  update: { type: "boolean" },
  adult: { type: "boolean" },
  bundled: { type: "boolean" },
  detach: { type: "boolean" },
  "accept-terms": { type: "boolean" },
  preset: { type: "string" },
  shows: { type: "string" },
  films: { type: "string" },
  language: { type: "string" },
  countries: { type: "string" },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new StartProblem(
      `${error instanceof Error ? error.message : String(error)}\n\n${IMPORT_HELP}`,
    );
  }
}

/** Parses the arguments of `worthy import`. */
export function parseImportArguments(args: string[]): ImportRequest {
  const { values, positionals } = parse(args);
  const [name, folder] = positionals;
  const source = name === undefined ? undefined : IMPORT_SOURCES.find((each) => each === name);
  if (name !== undefined && !source)
    throw new StartProblem(
      `There’s no import from "${name}". Choose one of: ${IMPORT_SOURCES.join(", ")}.\n\n${IMPORT_HELP}`,
    );
  if (values.status) return { action: "status" };
  if (values.pause) return { action: "pause", source };
  if (values.resume) return { action: "resume", source };
  if (values.cancel) return { action: "cancel", source };
  if (!source) throw new StartProblem(IMPORT_HELP);
  const { preset = "starter", language, update, adult } = values;
  const bounds = source !== "tmdb" ? {} : isPreset(preset) ? PRESETS[preset] : null;
  if (!bounds)
    throw new StartProblem(
      `There’s no preset "${preset}". Choose one of: ${Object.keys(PRESETS).join(", ")}.`,
    );
  if (language !== undefined && !/^[a-z]{2}(-[A-Z]{2})?$/.test(language))
    throw new StartProblem(`"${language}" isn’t a language such as en-US.`);
  if (values.bundled && (source !== "tvmaze" || update))
    throw new StartProblem("--bundled only works with TVmaze, without --update.");
  const options: ImportOptions = {
    ...bounds,
    ...(values.shows !== undefined && { shows: wholeNumber("--shows", values.shows) }),
    ...(values.films !== undefined && { films: wholeNumber("--films", values.films) }),
    ...(update && { update }),
    ...(values.bundled && { bundled: true }),
    ...(adult && { adult }),
    ...(language && { language }),
    ...(values.countries !== undefined && { countries: countriesOf(values.countries) }),
    ...(source === "imdb" || source === "movielens" ? { folder: folderOf(source, folder) } : {}),
  };
  return {
    action: "start",
    source,
    options,
    acceptTerms: values["accept-terms"] ?? false,
    detach: values.detach ?? false,
  };
}

const MOST_COUNTRIES = 30;

/** `US,DE`: countries whose offers to keep. */
function countriesOf(text: string): string[] {
  const codes = [...new Set(text.split(",").map((code) => code.trim().toUpperCase()))];
  const wrong = codes.find((code) => !isCountry(code));
  if (wrong !== undefined)
    throw new StartProblem(`--countries takes a list such as US,DE; "${wrong}" isn’t a country.`);
  if (codes.length > MOST_COUNTRIES)
    throw new StartProblem(`--countries takes at most ${MOST_COUNTRIES} countries.`);
  return codes;
}

function wholeNumber(flag: string, text: string): number {
  if (!/^\d{1,8}$/.test(text))
    throw new StartProblem(`${flag} takes a whole number, not "${text}".`);
  return Number(text);
}

function folderOf(source: ImportSource, folder: string | undefined): string {
  if (!folder)
    throw new StartProblem(
      `Which folder has your files? For example: npm run worthy -- import ${source} ~/${source}`,
    );
  const path = resolve(process.env.INIT_CWD ?? ".", folder);
  if (!existsSync(path) || !statSync(path).isDirectory())
    throw new StartProblem(`There’s no folder ${path}.`);
  return path;
}
