import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { Chart, type Values } from "./goTemplate.ts";
import { differences, textOf, type Project, type Templates } from "./project.ts";

const CHART = "helm/worthy/";
const VALUES = `${CHART}values.yaml`;
const SCHEMA = `${CHART}values.schema.json`;

const words = z.string().min(1);
const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const metadata = z.object({ name: z.literal("worthy"), labels: z.record(z.string(), words) });
const probe = (path: string) =>
  z.object({
    httpGet: z.object({ path: z.literal(path), port: z.literal("http") }),
    periodSeconds: z.int(),
  });
const about = ({ version }: Project) =>
  z.object({
    apiVersion: z.literal("v2"),
    name: z.literal("worthy"),
    description: words,
    type: z.literal("application"),
    version: z.literal(version),
    appVersion: z.literal(version),
    icon: z.url(),
  });

/** What a cluster's strictest profile asks for, and what the image needs. */
const statefulSet = ({ repository, version, port, data, health }: Project) =>
  z.object({
    apiVersion: z.literal("apps/v1"),
    kind: z.literal("StatefulSet"),
    metadata,
    spec: z.object({
      replicas: z.int(),
      serviceName: z.literal("worthy"),
      template: z.object({
        spec: z.object({
          serviceAccountName: words,
          automountServiceAccountToken: z.literal(false),
          terminationGracePeriodSeconds: z.literal(30),
          securityContext: z.object({
            runAsNonRoot: z.literal(true),
            runAsUser: z.int().min(1),
            fsGroup: z.int().min(1),
            seccompProfile: z.object({ type: z.literal("RuntimeDefault") }),
          }),
          containers: z.tuple([
            z.object({
              image: z.string().startsWith(`${repository}:${version}`),
              securityContext: z.object({
                allowPrivilegeEscalation: z.literal(false),
                readOnlyRootFilesystem: z.literal(true),
                capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
              }),
              ports: z.tuple([
                z.object({ name: z.literal("http"), containerPort: z.literal(port) }),
              ]),
              env: z.array(z.object({ name: words, value: z.string() })).optional(),
              envFrom: z.array(z.object({ secretRef: z.object({ name: words }) })).optional(),
              startupProbe: probe("/readyz").extend({ failureThreshold: z.int().min(30) }),
              readinessProbe: probe("/readyz"),
              livenessProbe: probe(health),
              volumeMounts: z.tuple([
                z.object({ name: z.literal("data"), mountPath: z.literal(data) }),
                z.object({ name: z.literal("tmp"), mountPath: z.literal("/tmp") }),
              ]),
            }),
          ]),
          volumes: z.array(z.looseObject({ name: words })),
        }),
      }),
      volumeClaimTemplates: z
        .tuple([
          z.object({
            metadata: z.object({ name: z.literal("data") }),
            spec: z.object({
              accessModes: z.array(words).min(1),
              storageClassName: words.optional(),
              resources: z.object({ requests: z.object({ storage: words }) }),
            }),
          }),
        ])
        .optional(),
    }),
  });

const service = z.object({
  apiVersion: z.literal("v1"),
  metadata,
  spec: z.object({
    type: words,
    ports: z.tuple([z.object({ port: z.int(), targetPort: z.literal("http") })]),
  }),
});
const serviceAccount = z.object({
  apiVersion: z.literal("v1"),
  metadata,
  automountServiceAccountToken: z.literal(false),
});
const backend = z.object({
  service: z.object({ name: z.literal("worthy"), port: z.object({ name: z.literal("http") }) }),
});
const ingress = z.object({
  apiVersion: z.literal("networking.k8s.io/v1"),
  metadata,
  spec: z.object({
    ingressClassName: words,
    tls: z.tuple([z.object({ hosts: z.tuple([words]), secretName: words })]),
    rules: z.tuple([
      z.object({
        host: words,
        http: z.object({
          paths: z.tuple([
            z.object({ path: z.literal("/films"), pathType: z.literal("Prefix"), backend }),
          ]),
        }),
      }),
    ]),
  }),
});
const httpRoute = z.object({
  apiVersion: z.literal("gateway.networking.k8s.io/v1"),
  metadata,
  spec: z.object({
    parentRefs: z.array(z.object({ name: words })).min(1),
    hostnames: z.array(words).min(1),
    rules: z.tuple([
      z.object({
        matches: z.tuple([
          z.object({
            path: z.object({ type: z.literal("PathPrefix"), value: z.literal("/films") }),
          }),
        ]),
        backendRefs: z.tuple([z.object({ name: z.literal("worthy"), port: z.int() })]),
      }),
    ]),
  }),
});

const SECRET = { externalDatabase: true, existingSecret: "worthy" };
const USUAL = ["Service", "ServiceAccount", "StatefulSet"];

/** Values that an operator may give, what the chart then makes, and what must be in its text. */
const CASES: readonly { values: Values; kinds: string[]; has: RegExp[]; lacks?: RegExp }[] = [
  { values: {}, kinds: USUAL, has: [/volumeClaimTemplates:/], lacks: /claimName|envFrom|\benv:/ },
  {
    values: { persistence: { existingClaim: "mine", storageClass: "", enabled: true } },
    kinds: USUAL,
    has: [/claimName: mine/],
    lacks: /volumeClaimTemplates/,
  },
  {
    values: {
      ...SECRET,
      replicaCount: 3,
      env: { PUBLIC_URL: "https://a.example", TRUST_PROXY: 1 },
    },
    kinds: USUAL,
    has: [
      /replicas: 3/,
      /secretRef:\n +name: worthy/,
      /value: "https:\/\/a\.example"/,
      /value: "1"/,
    ],
  },
  {
    values: { ...SECRET, persistence: { enabled: false, existingClaim: "" } },
    kinds: USUAL,
    has: [/name: data\n +emptyDir/],
    lacks: /volumeClaimTemplates/,
  },
  {
    values: {
      image: { digest: `sha256:${"1".repeat(64)}` },
      imagePullSecrets: [{ name: "pull" }],
      persistence: { storageClass: "fast" },
      serviceAccount: { create: false },
      service: { annotations: { a: "b" } },
      podAnnotations: { a: "b" },
      nodeSelector: { disk: "ssd" },
      tolerations: [{ key: "k" }],
      affinity: { nodeAffinity: {} },
    },
    kinds: ["Service", "StatefulSet"],
    has: [/@sha256:1{64}"/, /name: pull/, /storageClassName: fast/, /serviceAccountName: default/],
  },
  {
    values: {
      ingress: { enabled: true, className: "nginx", path: "/films", tlsSecret: "tls" },
      httpRoute: { enabled: true, parentRefs: [{ name: "gateway" }], path: "/films" },
    },
    kinds: ["HTTPRoute", "Ingress", ...USUAL],
    has: [/TRUST_PROXY/],
  },
];

/** Values with which data would be lost or servers would disagree, and what the chart says to them. */
const REFUSED: readonly { values: Values; says: RegExp }[] = [
  { values: { replicaCount: 2 }, says: /DATABASE_URL/ },
  {
    values: { ...SECRET, replicaCount: 2, persistence: { existingClaim: "mine" } },
    says: /one claim is for one server/,
  },
  { values: { persistence: { enabled: false } }, says: /without a volume/ },
  { values: { externalDatabase: true }, says: /DATABASE_URL is missing/ },
];

/** Values over defaults, as Helm merges them. */
function merged(defaults: Values, given: Values): Values {
  const entries = Object.entries(given).map(([key, value]) => {
    const base = defaults[key];
    return [key, isRecord(base) && isRecord(value) ? merged(base, value) : value] as const;
  });
  return { ...defaults, ...Object.fromEntries(entries) };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const chartOf = (templates: Templates): Chart =>
  new Chart(
    new Map(
      [...templates]
        .filter(([path]) => path.startsWith(`${CHART}templates/`))
        .map(([path, content]) => [path, content.toString()]),
    ),
  );

/** Renders the chart as the release `worthy`. */
function renderedBy(chart: Chart, templates: Templates, given: Values): Map<string, string> {
  const { name, version, appVersion } = z
    .object({ name: words, version: words, appVersion: words })
    .parse(parse(textOf(templates, `${CHART}Chart.yaml`)));
  return chart.render({
    Values: merged(z.looseObject({}).parse(parse(textOf(templates, VALUES))), given),
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Release: { Name: "worthy", Namespace: "default", Service: "Helm" },
  });
}

/** The paths of all values that are no map, and of empty maps, which take any key. */
const leaves = (values: Values, above = ""): string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    isRecord(value) && Object.keys(value).length > 0
      ? leaves(value, `${above}${key}.`)
      : [`${above}${key}`],
  );

/** Values that templates use and values.yaml lacks, and the other way round; and likewise its schema. */
function checkNames(templates: Templates, project: Project): string[] {
  const values = z.looseObject({}).parse(parse(textOf(templates, VALUES)));
  const given = leaves(values);
  const source = [...templates]
    .filter(([path]) => path.startsWith(`${CHART}templates/`))
    .map(([, content]) => content.toString())
    .join("\n");
  const used = [...source.matchAll(/\.Values\.([\w.]*\w)/g)].map(([, path = ""]) => path);
  const problems: string[] = [];
  for (const path of new Set(used))
    if (path.startsWith("env.")) {
      const name = path.slice(4);
      if (!project.settings.has(name.replace(/_FILE$/, "")))
        problems.push(`${CHART}templates: ${name} is no setting of docs/configuration.md`);
    } else if (!given.some((each) => each === path || each.startsWith(`${path}.`)))
      problems.push(`${VALUES}: .Values.${path} is used and missing`);
  for (const path of given)
    if (!used.some((each) => each === path || path.startsWith(`${each}.`)))
      problems.push(`${VALUES}: nothing uses ${path}`);
  return [...problems, ...checkSchema(values, textOf(templates, SCHEMA))];
}

function checkSchema(values: Values, text: string): string[] {
  const schema = z.object({ properties: z.record(z.string(), z.looseObject({})) });
  const { properties } = schema.parse(JSON.parse(text));
  const { global: _, ...own } = properties;
  const keys = (record: Values) => Object.keys(record).toSorted().join(", ");
  const problems = keys(own) === keys(values) ? [] : [`${SCHEMA}: it has other keys than values`];
  for (const [key, { properties: inner }] of Object.entries(own)) {
    const value = values[key];
    if (isRecord(inner) && isRecord(value) && keys(inner) !== keys(value))
      problems.push(`${SCHEMA}: ${key} has other keys than values`);
  }
  return problems;
}

function checkCases(chart: Chart, templates: Templates, project: Project): string[] {
  const shapes: Readonly<Record<string, z.ZodType>> = {
    StatefulSet: statefulSet(project),
    Service: service,
    ServiceAccount: serviceAccount,
    Ingress: ingress,
    HTTPRoute: httpRoute,
  };
  return CASES.flatMap(({ values, kinds, has, lacks }) => {
    const label = `${CHART} with ${JSON.stringify(values)}`;
    const rendered = renderedBy(chart, templates, values);
    const text = [...rendered.values()].join("\n---\n");
    const made = [...rendered]
      .filter(([path]) => path.endsWith(".yaml"))
      .flatMap(([path, each]) => parseAllDocuments(each).map((document) => ({ path, document })))
      .filter(({ document }) => document.contents !== null)
      .map(({ path, document }) => {
        if (document.errors[0]) throw new Error(`${path}: ${document.errors[0].message}`);
        return z.looseObject({ kind: words }).parse(document.toJS());
      });
    const found = made.map(({ kind }) => kind).toSorted();
    return [
      ...(found.join() === kinds.toSorted().join() ? [] : [`${label}: it makes ${found.join()}`]),
      ...has.filter((each) => !each.test(text)).map((each) => `${label}: it lacks ${each}`),
      ...(lacks?.test(text) ? [`${label}: it has ${lacks}`] : []),
      ...made.flatMap((each) => differences(label, shapes[each.kind] ?? z.never(), each)),
    ];
  });
}

export function checkHelm(templates: Templates, project: Project): string[] {
  const file = `${CHART}Chart.yaml`;
  const problems = [
    ...differences(file, about(project), parse(textOf(templates, file))),
    ...checkNames(templates, project),
  ];
  if (problems.length > 0) return problems;
  const chart = chartOf(templates);
  const accepted = REFUSED.filter(({ values, says }) => {
    try {
      renderedBy(chart, templates, values);
      return true;
    } catch (error) {
      return !says.test(messageOf(error));
    }
  });
  return [
    ...accepted.map(({ values, says }) => `${CHART} accepts ${JSON.stringify(values)}: ${says}`),
    ...checkCases(chart, templates, project),
  ];
}
