// Templates for app stores: npm run templates checks them, and with an image writes copies for it.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ROOT } from "../step.ts";
import { checkTemplates, isPicture, placeholderIn } from "./checkTemplates.ts";
import { PLACEHOLDER, readProject, readTemplates, type Place } from "./project.ts";

const USAGE = "npm run templates -- IMAGE [FOLDER] [--site=URL]";
const IMAGE =
  /^(?<repository>[a-z\d.-]+(?::\d+)?(?:\/[\w.-]+)+)(?::(?<tag>[\w.-]+))?(?:@(?<digest>.+))?$/;
const DIGEST = /^sha256:[\da-f]{64}$/;

/** A reason why nothing is written. */
export class TemplateProblem extends Error {}

/** The parts of `registry/name:version@sha256:…`. */
export function placeOf(image: string, site: string, version: string): Place {
  const { repository, tag, digest } = IMAGE.exec(image)?.groups ?? {};
  if (!repository) throw new TemplateProblem(`${image} is no image of a registry. ${USAGE}`);
  if (!tag)
    throw new TemplateProblem(`${image} has no tag: name the version, ${repository}:${version}.`);
  if (tag === "latest")
    throw new TemplateProblem(`Stores refuse latest: name the version, ${repository}:${version}.`);
  if (tag !== version)
    throw new TemplateProblem(`These are the templates of version ${version}, not of ${tag}.`);
  if (!digest || !DIGEST.test(digest))
    throw new TemplateProblem(
      `Umbrel needs the digest of the image's list of platforms: ${repository}:${tag}@sha256:… (64 hexadecimal digits).`,
    );
  if (!/^https:\/\/[^/]+(\/[^/]+)*$/.test(site))
    throw new TemplateProblem(`--site=${site} must be an https address without a / at its end.`);
  return { repository, digest, site };
}

/** Copies the templates into an empty folder, with this image and site. */
export function writeTemplates(folder: string, place: Place): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new TemplateProblem(`${folder} isn't empty.`);
  for (const [path, content] of readTemplates(join(ROOT, "deploy"))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isPicture(path) ? content : filled(content.toString(), place));
  }
}

function filled(text: string, { repository, digest, site }: Place): string {
  return text
    .replaceAll(placeholderIn(PLACEHOLDER.repository), () => repository)
    .replaceAll(placeholderIn(PLACEHOLDER.digest), () => digest)
    .replaceAll(placeholderIn(PLACEHOLDER.site), () => site);
}

async function check(folder: string, place: Place): Promise<void> {
  const templates = readTemplates(folder);
  const problems = await checkTemplates(templates, readProject(place));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${templates.size} files of templates in ${folder}, as their stores want them`);
}

async function main(args: readonly string[]): Promise<void> {
  const [image, folder = "dist/templates"] = args.filter((each) => !each.startsWith("--"));
  const option = args.find((each) => each.startsWith("--site="));
  const site = option?.slice("--site=".length) ?? PLACEHOLDER.site;
  if (image === undefined) return check(join(ROOT, "deploy"), PLACEHOLDER);
  const place = placeOf(image, site, readProject().version);
  writeTemplates(resolve(ROOT, folder), place);
  await check(resolve(ROOT, folder), place);
}

if (import.meta.main)
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
