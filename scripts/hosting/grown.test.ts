import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../step.ts";
import { environmentOf, readGrown } from "./grownCompose.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const { services, secrets, volumes, networks } = readGrown();
const all = Object.entries(services);
const servers = all.filter(([, { image }]) => image.startsWith("worthy:"));
const configuration = ["pgbouncer.ini", "redis.conf", "Caddyfile", "makeSecrets.sh"].map((name) =>
  read(`deploy/grown/${name}`),
);

describe("compose.grown.yaml", () => {
  it("has two servers of this version, and what they need", () => {
    const { version } = JSON.parse(read("package.json")) as { version: string };
    expect(servers.map(([, { image }]) => image)).toEqual(Array(2).fill(`worthy:${version}`));
    expect(services["pgbouncer"]?.image).toBe(`worthy-pgbouncer:${version}`);
    expect(Object.keys(services).toSorted()).toEqual(
      ["pgbouncer", "postgres", "proxy", "redis", "worthy-1", "worthy-2"].toSorted(),
    );
  });

  it("names a version of every image", () => {
    const wrong = all.filter(([, { image }]) => !/^[\w/-]+:\d[\w.-]*$/.test(image));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it("builds only from files that exist", () => {
    const built = all.flatMap(([, { build }]) =>
      build ? [`${build.context}/${build.dockerfile}`] : [],
    );
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it("checks the health of every service, restarts it, and keeps logs small", () => {
    for (const [name, service] of all) {
      expect([name, service.healthcheck?.test.length ?? 0]).toEqual([
        name,
        expect.toSatisfy((parts) => parts > 1),
      ]);
      expect([name, service.restart]).toEqual([name, "unless-stopped"]);
      expect([name, service.logging?.options["max-size"]]).toEqual([name, "10m"]);
    }
  });

  it("starts each service once those it needs are healthy", () => {
    const needed = all.flatMap(([, { depends_on: parts = {} }]) => Object.entries(parts));
    expect(needed.length).toBeGreaterThan(8);
    for (const [name, { condition }] of needed)
      expect([name, condition, name in services]).toEqual([name, "service_healthy", true]);
  });

  it("sets only what Worthy reads", () => {
    const documented = `${read("docs/configuration.md")}${read("docs/install.md")}`;
    const names = servers.flatMap(([, service]) =>
      Object.keys(environmentOf(service, { PUBLIC_URL: "https://worthy.example" })),
    );
    expect(names.length).toBeGreaterThan(20);
    const isDocumented = (name: string) => documented.includes(`\`${name.replace(/_FILE$/, "")}\``);
    expect(names.filter((name) => !isDocumented(name))).toEqual([]);
  });

  it("asks only for settings that .env.example has", () => {
    const example = read(".env.example");
    const asked = [...read("compose.grown.yaml").matchAll(/\$\{(\w+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !example.includes(`\n#${name}=`))).toEqual([]);
  });

  it("mounts only files that exist, and volumes and secrets that it declares", () => {
    const mounted = all
      .flatMap(([, service]) => service.volumes ?? [])
      .map((volume) => volume.split(":")[0] ?? "");
    const files = mounted.filter((source) => source.startsWith("./"));
    expect(files.length).toBe(3);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const kept = mounted.filter((source) => !source.startsWith("./"));
    expect(kept.toSorted()).toEqual(Object.keys(volumes).toSorted());
    const used = new Set(all.flatMap(([, service]) => service.secrets ?? []));
    expect([...used].toSorted()).toEqual(Object.keys(secrets).toSorted());
  });

  it("takes its secrets from files that makeSecrets.sh makes, and mounts those that are read", () => {
    const made = [...read("deploy/grown/makeSecrets.sh").matchAll(/ > (\w+)$/gm)].map(
      ([, name]) => name,
    );
    expect(made.toSorted()).toEqual(Object.keys(secrets).toSorted());
    for (const [name, { file }] of Object.entries(secrets)) expect(basename(file)).toBe(name);
    const places = all.map(([, service]) => Object.values(service.environment ?? {}).join(" "));
    const readThere = [...places, ...configuration].flatMap((text) =>
      [...text.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name]) => name),
    );
    expect([...new Set(readThere)].toSorted()).toEqual(Object.keys(secrets).toSorted());
  });

  it("uses the ports that its configuration listens on", () => {
    const listening = {
      pgbouncer: "6432",
      redis: "6379",
      postgres: "5432",
      "worthy-1": "3000",
      "worthy-2": "3000",
    };
    expect(read("deploy/grown/pgbouncer.ini")).toContain("listen_port = 6432");
    expect(read("deploy/grown/redis.conf")).toContain("port 6379");
    const addresses = configuration.flatMap((text) => [
      ...text.matchAll(/(?:host=|\b)(pgbouncer|redis|postgres|worthy-\d)(?::| port=)(\d+)/g),
    ]);
    expect(addresses.length).toBe(6);
    for (const [address, name = "", port] of addresses)
      expect([address, port]).toEqual([address, listening[name as keyof typeof listening]]); // any other name fails
  });

  it("lets only the proxy and the servers reach the outside", () => {
    expect(networks).toEqual({ inside: { internal: true }, outside: null });
    const outside = all.filter(([, service]) => service.networks.includes("outside"));
    expect(outside.map(([name]) => name).toSorted()).toEqual(["proxy", "worthy-1", "worthy-2"]);
    expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["proxy"]);
  });
});
