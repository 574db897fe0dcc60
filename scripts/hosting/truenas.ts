import { Template } from "@huggingface/jinja";
import { parse } from "yaml";
import { z } from "zod";
import { differences, textOf, unknownSettings, type Project, type Templates } from "./project.ts";

const COMPOSE = "truenas/templates/docker-compose.yaml";
const TESTS = "truenas/templates/test_values/";

const words = z.string().min(1);
const url = z.url();
const id = z.int().min(1, "root isn't allowed");

const app = (version: string) =>
  z.object({
    annotations: z.object({ min_scale_version: z.string().regex(/^2[4-9]\.\d+/) }),
    app_version: z.literal(version),
    capabilities: z.array(z.unknown()).max(0),
    categories: z.tuple([z.literal("media")]),
    date_added: z.iso.date(),
    description: words,
    home: url,
    host_mounts: z.array(z.unknown()).max(0),
    icon: url,
    keywords: z.array(words).min(1),
    lib_version: z.string().regex(/^2\.\d+\.\d+$/),
    // Their tools fill it in.
    lib_version_hash: z.literal(""),
    maintainers: z.array(z.object({ name: words, url })).min(1),
    name: z.literal("worthy"),
    run_as_context: z.tuple([
      z.object({ description: words, uid: id, gid: id, user_name: words, group_name: words }),
    ]),
    screenshots: z.array(url),
    sources: z.array(url).min(1),
    title: words,
    train: z.literal("community"),
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
  });

const values = ({ repository, version, port, data }: Project) =>
  z.object({
    images: z.object({
      image: z.object({ repository: z.literal(repository), tag: z.literal(version) }),
    }),
    consts: z.looseObject({
      worthy_container_name: words,
      perms_container_name: words,
      internal_web_port: z.literal(port),
      data_path: z.literal(data),
    }),
  });

interface Question {
  variable: string;
  label: string;
  schema: {
    type: string;
    attrs?: Question[] | undefined;
    items?: Question[] | undefined;
  };
}
const question: z.ZodType<Question> = z.lazy(() =>
  z.object({
    variable: z.string().regex(/^\w+$/),
    label: z.string(),
    schema: z.looseObject({
      type: z.enum(["string", "int", "boolean", "path", "hostpath", "list", "dict", "ipaddr"]),
      attrs: z.array(question).optional(),
      items: z.array(question).optional(),
    }),
  }),
);
const questions = z.object({
  groups: z.array(z.object({ name: words, description: words })),
  questions: z.array(z.intersection(question, z.object({ group: words }))),
});

/** A value of the template as plain JavaScript. */
const plain = (value: unknown): unknown =>
  value instanceof Map
    ? Object.fromEntries([...value].map(([key, each]) => [key, plain(each.value)]))
    : value;

/** What the template asked of the store's library. */
interface Asked {
  call: string;
  args: unknown[];
}

/** Stands in for the store's library, of which the template may call only these. */
function library(asked: Asked[]) {
  const records =
    (call: string, result: unknown = null) =>
    (...args: unknown[]) => {
      asked.push({ call, args: args.map(plain) });
      return result;
    };
  const container = {
    set_user: records("set_user"),
    healthcheck: { use_built_in: records("use_built_in") },
    environment: { add_env: records("add_env"), add_user_envs: records("add_user_envs") },
    add_port: records("add_port"),
    add_storage: records("add_storage"),
    depends: { add_dependency: records("add_dependency") },
  };
  const permissions = {
    add_or_skip_action: records("add_or_skip_action"),
    has_actions: () => true,
    activate: records("activate"),
  };
  const render = {
    add_container: records("add_container", container),
    deps: { perms: records("perms", permissions) },
    portals: { add_portal: records("add_portal") },
    render: records("render", {}),
  };
  return { base: { render: { Render: () => render } } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const reach = (from: unknown, path: string) =>
  path.split(".").reduce((value, key) => (isRecord(value) ? value[key] : undefined), from);

/** Renders the template with one file of test values. */
function checkRendering(
  given: Record<string, unknown>,
  source: string,
  project: Project,
): string[] {
  const asked: Asked[] = [];
  // The engine of this check has no `do`.
  new Template(source.replaceAll("{% do ", "{% set done = ")).render({
    values: given,
    ix_lib: library(asked),
  });
  const problems: string[] = [];
  const argsOf = (call: string) =>
    asked.filter((each) => each.call === call).map((each) => each.args);
  const expects = (call: string, test: (args: unknown[]) => boolean, says: string) => {
    const calls = argsOf(call);
    if (calls.length !== 1 || !calls.every(test)) problems.push(`${COMPOSE}: ${says}`);
  };
  const { port, data } = project;
  expects("add_container", ([, image]) => image === "image", "the container isn't of the image");
  expects("set_user", (ids) => ids.every(Number.isInteger), "nobody is its user");
  expects("use_built_in", () => true, "the image's health check isn't used");
  expects("add_storage", ([path]) => path === data, `nothing is stored in ${data}`);
  expects("add_port", ([, at]) => reach(at, "container_port") === port, `port ${port} is missing`);
  expects("render", () => true, "nothing is rendered");
  const names = argsOf("add_env").map(([name]) => String(name));
  return [...problems, ...unknownSettings(COMPOSE, names, project)];
}

/** Whether test values answer the questions, and nothing else. */
function checkAnswers(file: string, asked: readonly Question[], given: unknown): string[] {
  const answers = isRecord(given) ? given : {};
  const names = asked.map(({ variable }) => variable);
  const problems = Object.keys(answers)
    .filter((name) => !names.includes(name) && name !== "ix_volumes")
    .map((name) => `${file}: no question asks for ${name}`);
  for (const { variable, schema } of asked)
    if (!(variable in answers)) problems.push(`${file}: ${variable} isn't answered`);
    else if (schema.attrs && !schema.attrs.some((attr) => attr.variable === "type"))
      problems.push(...checkAnswers(file, schema.attrs, answers[variable]));
  return problems;
}

export function checkTruenas(templates: Templates, project: Project): string[] {
  const yaml = (file: string): unknown => parse(textOf(templates, file));
  const tests = [...templates.keys()].filter((path) => path.startsWith(TESTS));
  const form = yaml("truenas/questions.yaml");
  const constants = yaml("truenas/ix_values.yaml");
  const problems = [
    ...differences("truenas/app.yaml", app(project.version), yaml("truenas/app.yaml")),
    ...differences("truenas/ix_values.yaml", values(project), constants),
    ...differences("truenas/questions.yaml", questions, form),
    ...(tests.length > 0 ? [] : [`${TESTS}: there are no test values`]),
    ...(textOf(templates, "truenas/README.md") ? [] : ["truenas/README.md: it is missing"]),
  ];
  if (problems.length > 0) return problems;
  const { groups, questions: asked } = questions.parse(form);
  for (const { variable, group } of asked)
    if (!groups.some(({ name }) => name === group))
      problems.push(`truenas/questions.yaml: ${variable} is in no group`);
  const source = textOf(templates, COMPOSE);
  for (const file of tests) {
    const answers = yaml(file);
    const given = { ...z.looseObject({}).parse(constants), ...z.looseObject({}).parse(answers) };
    for (const [, path = ""] of source.matchAll(/\bvalues\.([\w.]+)/g))
      if (reach(given, path) === undefined) problems.push(`${COMPOSE}: ${file} has no ${path}`);
    problems.push(...checkAnswers(file, asked, answers), ...checkRendering(given, source, project));
  }
  return [...new Set(problems)];
}
