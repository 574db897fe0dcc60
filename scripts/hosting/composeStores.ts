import { parse } from "yaml";
import { z } from "zod";
import { differences, textOf, unknownSettings, type Project, type Templates } from "./project.ts";

/** The stores that take a compose file: CasaOS and Umbrel. */

const words = z.string().min(1);
const english = z.object({ en_US: words });
const url = z.url();

/** The image may write nothing but its data and /tmp, and gains no rights. */
const hardened = {
  read_only: z.literal(true),
  tmpfs: z.tuple([z.literal("/tmp")]),
  cap_drop: z.tuple([z.literal("ALL")]),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
  stop_grace_period: z.literal("30s"),
};

const casaos = ({ repository, version, port, data }: Project) =>
  z.object({
    name: z.literal("worthy"),
    services: z.strictObject({
      worthy: z.object({
        image: z.literal(`${repository}:${version}`),
        container_name: z.literal("worthy"),
        restart: z.literal("unless-stopped"),
        ports: z.tuple([
          z.object({ target: z.literal(port), published: words, protocol: z.literal("tcp") }),
        ]),
        environment: z.looseObject({
          PUID: z.literal("$PUID"),
          PGID: z.literal("$PGID"),
          TZ: z.literal("$TZ"),
        }),
        volumes: z.tuple([
          z.object({
            type: z.literal("bind"),
            source: z.string().startsWith("/DATA/AppData/$AppID/"),
            target: z.literal(data),
          }),
        ]),
        ...hardened,
      }),
    }),
    "x-casaos": z.object({
      id: z.string().regex(/^[\w-]+(\.[\w-]+)+$/),
      main: z.literal("worthy"),
      index: z.literal("/"),
      port_map: z.string().regex(/^\d+$/),
      scheme: z.enum(["http", "https"]),
      title: english,
      icon: url,
      screenshot_link: z.array(url).min(1),
      tagline: english,
      description: english,
      author: words,
      developer: words,
      category: z.enum([
        "Media",
        "Productivity",
        "Home",
        "Networking",
        "AI",
        "Finance",
        "Social",
        "Developer",
        "Others",
      ]),
      architectures: z.tuple([z.literal("amd64"), z.literal("arm64")]),
      version: z.literal(version),
    }),
  });

export function checkCasaos(templates: Templates, project: Project): string[] {
  const file = "casaos/docker-compose.yml";
  const value: unknown = parse(textOf(templates, file));
  const problems = differences(file, casaos(project), value);
  if (problems.length > 0) return problems;
  const { services, "x-casaos": store } = casaos(project).parse(value);
  const { environment, ports } = services.worthy;
  if (store.port_map !== ports[0].published)
    problems.push(`${file}: x-casaos.port_map isn't the published port ${ports[0].published}`);
  return [...problems, ...unknownSettings(file, Object.keys(environment), project)];
}

const manifest = (version: string) =>
  z.object({
    manifestVersion: z.literal(1),
    id: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .refine((id) => !id.startsWith("umbrel-app-store"), "it begins like a store's"),
    category: z.literal("media"),
    name: words.max(50),
    version: z.literal(version),
    tagline: words.max(100),
    description: words.max(5000),
    releaseNotes: z.string().max(5000),
    developer: words.max(50),
    website: url,
    dependencies: z.array(words),
    repo: url,
    support: url,
    port: z.int().min(1024).max(65535),
    icon: url,
    gallery: z.array(url).min(3).max(5),
    path: z.literal(""),
    defaultUsername: z.literal(""),
    defaultPassword: z.literal(""),
    submitter: words.max(50),
    submission: url,
  });

const umbrel = ({ repository, version, digest, port, data }: Project, id: string) =>
  z.object({
    services: z.strictObject({
      app_proxy: z.object({
        environment: z.object({
          APP_HOST: z.literal(`${id}_server_1`),
          APP_PORT: z.literal(port),
          PROXY_AUTH_WHITELIST: words,
        }),
      }),
      server: z.object({
        image: z.literal(`${repository}:${version}@${digest}`),
        user: z.string().regex(/^[1-9]\d*:[1-9]\d*$/, "root isn't allowed"),
        restart: z.literal("on-failure"),
        // The proxy is the only way in.
        ports: z.undefined().optional(),
        environment: z.record(z.string(), words),
        volumes: z.tuple([z.literal(`\${APP_DATA_DIR}/data:${data}`)]),
        ...hardened,
      }),
    }),
  });

export function checkUmbrel(templates: Templates, project: Project): string[] {
  const file = "umbrel/docker-compose.yml";
  const app: unknown = parse(textOf(templates, "umbrel/umbrel-app.yml"));
  const problems = differences("umbrel/umbrel-app.yml", manifest(project.version), app);
  if (!templates.has("umbrel/data/.gitkeep"))
    problems.push("umbrel/data/.gitkeep: it is missing, and the folder of the data with it");
  if (problems.length > 0) return problems;
  const shape = umbrel(project, manifest(project.version).parse(app).id);
  const value: unknown = parse(textOf(templates, file));
  const others = differences(file, shape, value);
  if (others.length > 0) return others;
  return unknownSettings(
    file,
    Object.keys(shape.parse(value).services.server.environment),
    project,
  );
}
