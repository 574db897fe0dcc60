import sharp from "sharp";
import { checkCasaos, checkUmbrel } from "./composeStores.ts";
import { checkHelm } from "./helm.ts";
import { PLACEHOLDER, textOf, type Project, type Templates } from "./project.ts";
import { checkTruenas } from "./truenas.ts";
import { checkUnraid } from "./unraid.ts";

const STORES = { checkHelm, checkUnraid, checkCasaos, checkUmbrel, checkTruenas };
/** What the stores ask of pictures. */
const PICTURES = [
  { path: /^casaos\/icon\.png$/, format: "png", width: 256, height: 256 },
  { path: /^casaos\/screenshot-\d\.jpg$/, format: "jpeg", width: 1280, height: 800 },
  { path: /^umbrel\/\d\.jpg$/, format: "jpeg", width: 1440, height: 900 },
] as const;
export const isPicture = (path: string): boolean => /\.(png|jpg)$/.test(path);

async function checkPictures(templates: Templates): Promise<string[]> {
  const pictures = [...templates].filter(([path]) => isPicture(path));
  const checked = pictures.map(async ([path, content]) => {
    const wanted = PICTURES.find((each) => each.path.test(path));
    if (!wanted) return [`${path}: no store asks for it`];
    const { format, width, height } = await sharp(content).metadata();
    return format === wanted.format && width === wanted.width && height === wanted.height
      ? []
      : [`${path}: a ${format} of ${width} × ${height}, not ${wanted.width} × ${wanted.height}`];
  });
  return (await Promise.all(checked)).flat();
}

/** Links below the site lead to files of the templates, pictures are linked to, and no image is `latest`. */
function checkTexts(templates: Templates, project: Project): string[] {
  const linked = new Set<string>();
  const problems: string[] = [];
  for (const path of templates.keys()) {
    if (isPicture(path)) continue;
    const text = textOf(templates, path);
    for (const [link] of text.matchAll(/https?:\/\/[^\s"'<>)]+/g))
      if (link.startsWith(`${project.site}/`)) linked.add(link.slice(project.site.length + 1));
    if (/worthy:latest|tag: "?latest/.test(text)) problems.push(`${path}: the image is latest`);
    for (const [key, placeholder] of Object.entries(PLACEHOLDER))
      if (!Object.values(project).includes(placeholder) && placeholderIn(placeholder).test(text))
        problems.push(`${path}: the ${key} ${placeholder} isn't filled in`);
  }
  for (const path of linked)
    if (!templates.has(path)) problems.push(`${path}: it is linked and missing`);
  for (const path of templates.keys())
    if (isPicture(path) && !linked.has(path)) problems.push(`${path}: nothing links to it`);
  return problems;
}

/** A placeholder where it stands alone: worthy.example.org is another host than worthy.example. */
export const placeholderIn = (placeholder: string): RegExp =>
  new RegExp(`${placeholder.replaceAll(".", "\\.")}(?![\\w-]|\\.\\w)`, "g");

/** Everything about the templates that isn't as their stores want it. */
export async function checkTemplates(templates: Templates, project: Project): Promise<string[]> {
  const problems = Object.values(STORES).flatMap((check) => {
    try {
      return check(templates, project);
    } catch (error) {
      return [`${check.name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return [...problems, ...checkTexts(templates, project), ...(await checkPictures(templates))];
}
