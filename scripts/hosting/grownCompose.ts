import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../step.ts";

/** What is read of a service in compose.grown.yaml. */
export interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  restart?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  secrets?: string[];
  networks: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  logging?: { options: Record<string, string> };
}

export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, unknown>;
}

export const readGrown = (): Compose =>
  parse(readFileSync(join(ROOT, "compose.grown.yaml"), "utf8"), { merge: true });

/** A service's environment, with the settings of an `.env` filled in. */
export function environmentOf(
  { environment = {} }: Service,
  settings: Record<string, string>,
): Record<string, string> {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+):[-?]([^}]*)\}/g, (all, name: string, rest: string) => {
      const given = settings[name];
      if (given === undefined && all.includes(":?")) throw new Error(`${name}: ${rest}`);
      return given ?? rest;
    });
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, fill(value)]),
  );
}
