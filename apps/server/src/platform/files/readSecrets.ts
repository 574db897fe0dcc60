import { readFileSync } from "node:fs";

/** Variables that may be secret. Each can also be in a file, which `NAME_FILE` names: that is how containers are given secrets. */
const SECRETS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "REDIS_URL",
  "SMTP_URL",
  "TMDB_TOKEN",
  "SENTRY_DSN",
  "METRICS_TOKEN",
] as const;

export type Environment = Record<string, string | undefined>;

/** The secrets that are in files, and what is wrong with these. */
export function readSecrets(env: Environment): { secrets: Environment; mistakes: string[] } {
  const secrets: Environment = {};
  const mistakes: string[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) mistakes.push(`${name}_FILE: ${name} is set too; keep one of them`);
    try {
      secrets[name] = readFileSync(file, "utf8").trim();
    } catch (error) {
      mistakes.push(`${name}_FILE: can't read ${file} (${(error as NodeJS.ErrnoException).code})`); // node:fs throws these
    }
  }
  return { secrets, mistakes };
}
