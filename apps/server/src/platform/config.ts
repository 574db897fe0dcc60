import { resolve } from "node:path";
import { basePathOf } from "@worthy/domain";
import { z } from "zod";
import { isProxyList, parseTrustProxy, type TrustProxy } from "./http/trustProxy.ts";
import { findUrlMistake } from "./database/databaseUrl.ts";
import { type Environment, readSecrets } from "./files/readSecrets.ts";
import { sandboxSettings } from "./sandbox/sandboxSettings.ts";
import { readBusinessTheme, ThemeProblem, type BusinessTheme } from "./businessTheme.ts";

const blankIsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

const isOrigin = (value: string) =>
  !URL.canParse(value) || (new URL(value).pathname === "/" && !/[?#]/.test(value));

/** Whether this is `/`, or one or more names after slashes. */
const isPath = (value: string) => /^(\/(?!\.{1,2}(\/|$))[\w.-]+)*\/?$/.test(value) && value !== "";
const PATH_RULE = "has only letters, digits, -, _ and . between slashes";

/** `https://KEY@HOST/[PATH/]PROJECT`, the format of error reporters. */
const isDsn = (value: string) =>
  URL.canParse(value) && /^https?:\/\/\w+@[^/?#]+(\/[^?#]*)?\/\d+\/?$/.test(value);

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Whether this is an ISO 3166-1 alpha-2 country code. */
export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && code !== "ZZ" && countryNames.of(code) !== undefined;

/** Reports every mistake of a theme as one of the configuration. */
function themeOrIssues(setting: string, context: z.RefinementCtx<string>): BusinessTheme {
  try {
    return readBusinessTheme(setting);
  } catch (error) {
    if (!(error instanceof ThemeProblem)) throw error;
    for (const message of error.lines) context.addIssue({ code: "custom", message });
    return z.NEVER;
  }
}

const databaseUrl = optional(
  z.string().superRefine((value, context) => {
    const message = findUrlMistake(value);
    if (message !== null) context.addIssue({ code: "custom", message });
  }),
);

const variables = z.object({
  PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(blankIsUnset, z.string().default("127.0.0.1")),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "must be an address such as https://worthy.example" })
      .refine(
        (value) => !URL.canParse(value) || (isPath(new URL(value).pathname) && !/[?#]/.test(value)),
        `may have a path, as in https://host.example/worthy, which ${PATH_RULE}`,
      ),
  ),
  BASE_PATH: optional(
    z.string().refine(isPath, `must be a path such as /worthy, which ${PATH_RULE}`),
  ),
  WORTHY_DATA: z.preprocess(blankIsUnset, z.string().default("./data")),
  WORTHY_EXPECT_DATA: z.preprocess(blankIsUnset, z.enum(["on", "off"]).default("off")),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  DATABASE_PREPARED: z.preprocess(blankIsUnset, z.enum(["on", "off"]).default("off")),
  REDIS_URL: optional(
    z.url({
      protocol: /^rediss?$/,
      error: "must be an address such as redis://user:password@redis.example:6379",
    }),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .max(200)
      .refine(
        isProxyList,
        "must be true, false, a number of hops, or addresses such as 10.0.0.0/8",
      ),
  ),
  COUNTRY: z.preprocess(
    blankIsUnset,
    z
      .string()
      .toUpperCase()
      .refine(isCountry, "must be a country code such as US or GB")
      .default("US"),
  ),
  TMDB_TOKEN: optional(
    z.string().regex(/^[\w.-]{20,2000}$/, "must be the API read access token of your TMDB account"),
  ),
  TMDB_FACTS_IN_SCORES: optional(z.enum(["on", "off"])),
  TMDB_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "must be an address such as https://api.themoviedb.org" })
      .refine(isOrigin, "must have no path"),
  ),
  TMDB_IMAGE_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "must be an address such as https://image.tmdb.org" })
      .refine(isOrigin, "must have no path"),
  ),
  TVMAZE_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "must be an address such as https://api.tvmaze.com" })
      .refine(isOrigin, "must have no path"),
  ),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      error: "must be an address such as smtp://user:password@mail.example:587",
    }),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .max(200)
      .regex(
        /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
        "must be an address such as Worthy <worthy@example.org>",
      ),
  ),
  ADMIN_EMAIL: optional(
    z
      .string()
      .max(254)
      .regex(/^[^\s@<>]+@[^\s@<>]+$/, "must be an email address"),
  ),
  ADMIN_SECOND_FACTOR: z.preprocess(
    blankIsUnset,
    z.enum(["optional", "required"]).default("optional"),
  ),
  APP_STORE_URL: optional(
    z.url({
      protocol: /^https?$/,
      error: "must be an address such as https://apps.example/worthy",
    }),
  ),
  B2B_THEME: optional(z.string().transform(themeOrIssues)),
  IMPORT_UPDATES: z.preprocess(blankIsUnset, z.enum(["on", "off"]).default("on")),
  POSTERS_AHEAD: z.preprocess(blankIsUnset, z.enum(["on", "off"]).default("on")),
  REQUESTS_PER_MINUTE: optional(z.coerce.number().int().min(100).max(1_000_000)),
  DEADLINE_SECONDS: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(120).default(8)),
  STOP_GRACE_SECONDS: z.preprocess(
    blankIsUnset,
    z.coerce.number().int().min(0).max(120).default(2),
  ),
  SANDBOX: z.preprocess(blankIsUnset, z.enum(["on", "off"]).default("off")),
  HSTS_SUBDOMAINS: z.preprocess(blankIsUnset, z.enum(["on", "off"]).default("off")),
  SENTRY_DSN: optional(
    z
      .string()
      .refine((value) => isDsn(value), "must be an address such as https://KEY@errors.example/1"),
  ),
  EVENT_FILES: optional(z.string()),
  METRICS_TOKEN: optional(
    z.string().regex(/^[A-Za-z0-9]{16,100}$/, "must be 16 to 100 letters and digits"),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  ),
});

const environment = variables
  .refine(
    ({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_DIRECT_URL === undefined || DATABASE_URL,
    { path: ["DATABASE_DIRECT_URL"], error: "needs DATABASE_URL, the address of the pooler" },
  )
  .refine(
    ({ PUBLIC_URL = "", BASE_PATH }) => {
      const path = URL.canParse(PUBLIC_URL) ? basePathOf(PUBLIC_URL) : "";
      return BASE_PATH === undefined || path === "" || path === BASE_PATH.replace(/\/$/, "");
    },
    { path: ["BASE_PATH"], error: "isn’t the path of PUBLIC_URL. Give the path in one of them" },
  );

/** The address people use, without a trailing slash. */
function publicUrlOf({ PORT, PUBLIC_URL, BASE_PATH = "" }: z.output<typeof variables>): string {
  const given = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, "");
  return basePathOf(given) === "" ? given + BASE_PATH.replace(/\/$/, "") : given;
}

export interface Config {
  port: number;
  host: string;
  /** The product's public address with its base path, if it has one, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** Whether the data folder has a database, so that none must be made. */
  expectsData: boolean;
  databaseUrl?: string;
  /** PostgreSQL itself, if `databaseUrl` is a pooler's. */
  databaseDirectUrl?: string;
  /** A standby of the database, for work that only reads. */
  databaseReadUrl?: string;
  /** Whether the pooler keeps prepared statements. */
  poolerPrepares: boolean;
  /** Redis or Valkey for messages between servers; without it, the database carries them. */
  redisUrl?: string;
  trustProxy: TrustProxy;
  /** TRUST_PROXY=true says neither how many proxies there are nor which. */
  trustsSomeProxy: boolean;
  /** ISO 3166-1 alpha-2: the country whose offers and certificates are shown and imported. */
  country: string;
  logLevel: string;
  /** Token of the operator's own TMDB account. */
  tmdbToken?: string;
  /** Whether TMDB's facts may be used for scores; without it, administrators decide. */
  tmdbFactsInScores?: boolean;
  /** Replaces TMDB's address in tests. */
  tmdbUrl?: string;
  /** Origin of pictures imported from TMDB: its image host, or `tmdbUrl`. */
  tmdbImageUrl: string;
  /** Whether the server updates imports by itself, once a day. */
  importUpdates: boolean;
  tvmazeUrl: string;
  /** Whether to draw posters in the background before they are requested. */
  postersAhead: boolean;
  /** Requests that one network may send to all servers in a minute. */
  requestsPerMinute: number;
  /** How many times the usual that is; at least 1. Other limits per network rise with it. */
  crowd: number;
  /** Milliseconds that a call or a page may take before it is answered 503. */
  deadlineMs: number;
  /** Milliseconds from SIGTERM, when `/readyz` is 503 first, until the server stops listening. */
  stopGraceMs: number;
  /** Set if everything that visitors make is deleted every hour; with settings that are ignored. */
  sandbox?: { ignored: readonly string[] };
  /** Whether browsers are to use https for all hosts below this one too. */
  hstsSubdomains?: boolean;
  /** Mail server; without it, mail goes to the outbox folder. */
  smtpUrl?: string;
  /** Sender of mail. */
  mailFrom: string;
  /** Whoever verifies this address becomes an administrator. */
  adminEmail?: string;
  /** Whether administrators must have a second factor. */
  secondFactorRequired?: boolean;
  /** Also send faults to this error reporter, which speaks the Sentry protocol. */
  sentryDsn?: string;
  /** Folder in which events are also stored, as files of JSON lines. */
  eventFiles?: string;
  /** Programs that send this token may read /metrics. */
  metricsToken?: string;
  /** App store page for phones. */
  appStoreUrl?: string;
  /** Theme of the business host, if configured. */
  businessTheme?: BusinessTheme;
}

/** Names every invalid variable. */
function wrongSettings(mistakes: readonly string[]): Error {
  const lines = mistakes.map((mistake) => `  ${mistake}`);
  return new Error(
    `The configuration has ${lines.length === 1 ? "a mistake" : "mistakes"}:\n${lines.join("\n")}`,
  );
}

function parseEnvironment(env: Environment) {
  const { secrets, mistakes } = readSecrets(env);
  if (mistakes.length > 0) throw wrongSettings(mistakes);
  const { data, error } = environment.safeParse({ ...env, ...secrets });
  if (error)
    throw wrongSettings(error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  return data;
}

function networkLimits(given: number | undefined, isSandbox: boolean) {
  const usual = isSandbox ? 300 : 1200;
  return { requestsPerMinute: given ?? usual, crowd: Math.max(1, (given ?? usual) / usual) };
}

/** Reads the configuration. Throws one Error that names every invalid variable. */
export function readConfig(env: Environment): Config {
  const { settings, ignored } = sandboxSettings(parseEnvironment(env));
  const isSandbox = settings.SANDBOX === "on";
  const { SMTP_URL, MAIL_FROM, ADMIN_EMAIL, SENTRY_DSN, EVENT_FILES, APP_STORE_URL, B2B_THEME } =
    settings;
  const {
    PORT,
    HOST,
    PUBLIC_URL,
    WORTHY_DATA,
    DATABASE_URL,
    REDIS_URL,
    TRUST_PROXY,
    TMDB_TOKEN,
    TMDB_FACTS_IN_SCORES,
    TMDB_URL,
    TMDB_IMAGE_URL,
    TVMAZE_URL,
    IMPORT_UPDATES,
  } = settings;
  return {
    port: PORT,
    host: HOST,
    publicUrl: publicUrlOf(settings),
    dataDir: resolve(WORTHY_DATA),
    expectsData: settings.WORTHY_EXPECT_DATA === "on",
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    poolerPrepares: settings.DATABASE_PREPARED === "on",
    redisUrl: REDIS_URL,
    trustProxy: parseTrustProxy(TRUST_PROXY),
    trustsSomeProxy: TRUST_PROXY === "true",
    country: settings.COUNTRY,
    logLevel: settings.LOG_LEVEL,
    tmdbToken: TMDB_TOKEN,
    ...(TMDB_FACTS_IN_SCORES && { tmdbFactsInScores: TMDB_FACTS_IN_SCORES === "on" }),
    tmdbUrl: TMDB_URL?.replace(/\/$/, ""),
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM ?? `Worthy <worthy@${new URL(PUBLIC_URL ?? "http://localhost").hostname}>`,
    adminEmail: ADMIN_EMAIL,
    sentryDsn: SENTRY_DSN,
    eventFiles: EVENT_FILES === undefined ? undefined : resolve(EVENT_FILES),
    metricsToken: settings.METRICS_TOKEN,
    appStoreUrl: APP_STORE_URL,
    businessTheme: B2B_THEME,
    tmdbImageUrl: (TMDB_IMAGE_URL ?? TMDB_URL ?? "https://image.tmdb.org").replace(/\/$/, ""),
    importUpdates: IMPORT_UPDATES === "on" && !isSandbox,
    postersAhead: settings.POSTERS_AHEAD === "on",
    ...networkLimits(settings.REQUESTS_PER_MINUTE, isSandbox),
    deadlineMs: settings.DEADLINE_SECONDS * 1000,
    stopGraceMs: settings.STOP_GRACE_SECONDS * 1000,
    secondFactorRequired: settings.ADMIN_SECOND_FACTOR === "required",
    ...(isSandbox && { sandbox: { ignored } }),
    hstsSubdomains: settings.HSTS_SUBDOMAINS === "on",
    tvmazeUrl: (TVMAZE_URL ?? "https://api.tvmaze.com").replace(/\/$/, ""),
  };
}
