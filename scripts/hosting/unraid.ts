import { DOMParser, onErrorStopParsing, type Element } from "@xmldom/xmldom";
import { z } from "zod";
import { differences, textOf, unknownSettings, type Project, type Templates } from "./project.ts";

const FILE = "unraid/worthy.xml";
const PROFILE = "unraid/ca_profile.xml";
/** Settings that may be secret: the page of the template must not show them. */
const SECRET = ["SMTP_URL", "TMDB_TOKEN", "DATABASE_URL", "METRICS_TOKEN", "SENTRY_DSN"];

const words = z.string().trim().min(1);
const url = z.url();

const container = ({ repository, version, port }: Project) =>
  z.object({
    version: z.literal("2"),
    Name: z.literal("worthy"),
    Repository: z.literal(`${repository}:${version}`),
    Registry: z.literal(`https://${repository}`),
    Network: z.literal("bridge"),
    Privileged: z.literal("false"),
    Support: url,
    Project: url,
    Overview: words,
    Category: z.literal("MediaServer:Other"),
    WebUI: z.literal(`http://[IP]:[PORT:${port}]`),
    TemplateURL: url.endsWith(`/${FILE}`),
    Icon: url.endsWith(".png"),
  });

const profile = z.object({ Profile: words, Icon: url.endsWith(".png"), WebPage: url });

const yesOrNo = z.enum(["true", "false"]);
const config = z.object({
  Name: words,
  Target: words,
  Default: z.string(),
  Mode: z.enum(["tcp", "udp", "rw", "ro"]).optional(),
  Description: words,
  Type: z.enum(["Port", "Path", "Variable", "Label", "Device"]),
  Display: z.enum(["always", "advanced", "always-hide", "advanced-hide"]),
  Required: yesOrNo,
  Mask: yesOrNo,
  value: z.string(),
});
type Config = z.infer<typeof config>;

/** The root element, whose name must be this one. */
function rootOf(templates: Templates, file: string, name: string): Element {
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const root = parser.parseFromString(textOf(templates, file), "text/xml").documentElement;
  if (root?.tagName !== name) throw new Error(`its root isn't <${name}>`);
  return root;
}

const children = (root: Element): Element[] => {
  const all = root.getElementsByTagName("*");
  return Array.from({ length: all.length }, (_, at) => all.item(at)).filter(
    (each): each is Element => each?.parentNode === root,
  );
};
const attributes = ({ attributes: all }: Element) =>
  Object.fromEntries(
    Array.from({ length: all.length }, (_, at) => all.item(at)).flatMap((each) =>
      each ? [[each.name, each.value] as const] : [],
    ),
  );
const textsOf = (root: Element) =>
  Object.fromEntries(children(root).map((each) => [each.tagName, each.textContent ?? ""]));

function checkConfigs(configs: readonly Config[], { port, data }: Project): string[] {
  const problems = configs
    .filter((each) => each.value !== each.Default)
    .map(({ Target }) => `${FILE}: ${Target} has another default than value`);
  const has = (type: Config["Type"], target: string, value: string) =>
    configs.some((each) => each.Type === type && each.Target === target && each.value === value);
  if (!has("Port", String(port), String(port))) problems.push(`${FILE}: port ${port} is missing`);
  if (!has("Path", data, "/mnt/user/appdata/worthy")) problems.push(`${FILE}: ${data} is missing`);
  if (!has("Variable", "PUID", "99") || !has("Variable", "PGID", "100"))
    problems.push(`${FILE}: PUID and PGID must be 99 and 100, who own the files on Unraid`);
  for (const { Target, Mask } of configs)
    if (SECRET.includes(Target) && Mask !== "true")
      problems.push(`${FILE}: ${Target} may be secret and isn't masked`);
  return problems;
}

export function checkUnraid(templates: Templates, project: Project): string[] {
  const root = rootOf(templates, FILE, "Container");
  const given = children(root)
    .filter(({ tagName }) => tagName === "Config")
    .map((each) => ({ ...attributes(each), value: each.textContent ?? "" }));
  const problems = [
    ...differences(FILE, container(project), { ...attributes(root), ...textsOf(root) }),
    ...differences(FILE, z.array(config), given),
    ...differences(PROFILE, profile, textsOf(rootOf(templates, PROFILE, "CommunityApplications"))),
  ];
  if (problems.length > 0) return problems;
  const configs = z.array(config).parse(given);
  const variables = configs.filter(({ Type }) => Type === "Variable");
  return [
    ...checkConfigs(configs, project),
    ...unknownSettings(
      FILE,
      variables.map(({ Target }) => Target),
      project,
    ),
  ];
}
