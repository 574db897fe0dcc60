import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { prepareBinaries } from "../../apps/server/src/platform/database/embedded/binaries.ts";
import { choosePlace } from "../../apps/server/src/platform/database/embedded/dataPlace.ts";
import { makeTestFolder } from "../../apps/server/src/platform/database/testDatabase.ts";
import { freePort } from "../../apps/server/src/testing/freePort.ts";
import {
  spawnProduct,
  untilReady,
  type ProductProcess,
} from "../../apps/server/src/testing/productProcess.ts";
import { ROOT } from "../step.ts";
import { environmentOf, readGrown } from "./grownCompose.ts";
import { startProgram, type Program } from "./programs.ts";

/** The parts of compose.grown.yaml as processes, with its configuration and its settings. */
export interface Grown {
  /** The proxy's address. */
  origin: string;
  servers: ProductProcess[];
  /** Starts a server that has ended again, where the proxy looks for it. */
  restart(index: number): Promise<void>;
  redisCli(...args: string[]): string;
  stop(): Promise<void>;
}

const CONFIGURED = join(ROOT, "deploy/grown");
const SERVERS = ["worthy-1", "worthy-2"] as const;
const compose = readGrown();

/** Gives each name of a service its address here. */
type Place = (text: string) => string;

interface Folder {
  path: string;
  place: Place;
  ports: Record<string, number>;
}

/** What a service listens on in its container. */
const PORTS = { postgres: 5432, pgbouncer: 6432, redis: 6379, "worthy-1": 3000, "worthy-2": 3000 };

/** The secrets, and the configuration with other addresses and folders. */
async function configure(path: string): Promise<Folder> {
  const ports: Record<string, number> = { proxy: await freePort() };
  for (const name of Object.keys(PORTS)) ports[name] = await freePort();
  const secrets = join(path, "secrets");
  const place: Place = (text) =>
    Object.entries(PORTS)
      .reduce(
        (placed, [name, port]) =>
          placed
            .replaceAll(`${name}:${port}`, `127.0.0.1:${ports[name]}`)
            .replaceAll(`host=${name} port=${port}`, `host=127.0.0.1 port=${ports[name]}`)
            .replaceAll(
              new RegExp(`^((?:listen_)?port (?:= )?)${port}$`, "gm"),
              `$1${ports[name]}`,
            ),
        text,
      )
      .replaceAll("0.0.0.0", "127.0.0.1")
      .replaceAll("/run/secrets", secrets);
  execFileSync("sh", [join(CONFIGURED, "makeSecrets.sh"), secrets]);
  chmodSync(secrets, 0o711); // containers see only the files
  for (const name of readdirSync(secrets)) {
    const file = join(secrets, name);
    writeFileSync(file, place(readFileSync(file, "utf8")));
  }
  for (const name of ["pgbouncer.ini", "redis.conf", "Caddyfile"])
    writeFileSync(join(path, name), place(readFileSync(join(CONFIGURED, name), "utf8")));
  return { path, place, ports };
}

async function startPostgres({ path, place, ports }: Folder): Promise<Program> {
  const dataDir = join(path, "database");
  mkdirSync(dataDir, { mode: 0o711 });
  const found = choosePlace(dataDir);
  const { initdb, postgres: server } = prepareBinaries(found);
  const owner = found.owner ? { uid: found.owner.uid, gid: found.owner.gid } : {};
  mkdirSync(found.folder, { mode: 0o700 });
  if (found.owner) chownSync(found.folder, found.owner.uid, found.owner.gid);
  const {
    POSTGRES_USER = "",
    POSTGRES_DB = "",
    POSTGRES_PASSWORD_FILE = "",
    POSTGRES_INITDB_ARGS = "",
  } = compose.services["postgres"]?.environment ?? {};
  const password = place(POSTGRES_PASSWORD_FILE);
  const given = [
    ...POSTGRES_INITDB_ARGS.split(" "),
    "--auth=scram-sha-256",
    `--pwfile=${password}`,
  ];
  execFileSync(
    initdb,
    ["-D", found.folder, "-U", POSTGRES_USER, "--encoding=UTF8", "--locale=C", ...given],
    {
      cwd: "/",
      ...owner,
    },
  );
  const port = ports["postgres"] ?? 0;
  const listen = [
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    "unix_socket_directories=",
    "-p",
    `${port}`,
  ];
  const program = await startProgram([server, "-D", found.folder, ...listen], { port, ...owner });
  const sql = postgres({
    host: "127.0.0.1",
    port,
    user: POSTGRES_USER,
    password: readFileSync(password, "utf8"),
    database: "postgres",
    max: 1,
  });
  await sql`create database ${sql(POSTGRES_DB)}`;
  await sql.end();
  return program;
}

function startPgBouncer({ path, ports }: Folder): Promise<Program> {
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const port = ports["pgbouncer"] ?? 0;
  return startProgram(["pgbouncer", ...user, join(path, "pgbouncer.ini")], { port });
}

const startRedis = ({ path, ports }: Folder): Promise<Program> =>
  startProgram(["redis-server", join(path, "redis.conf")], { port: ports["redis"] ?? 0 });

function startCaddy({ path, ports }: Folder, origin: string): Promise<Program> {
  const file = join(path, "Caddyfile");
  // Its own port for commands may be taken here.
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(file, "utf8")}`);
  const env = { PUBLIC_URL: origin, HOME: path, XDG_DATA_HOME: path, XDG_CONFIG_HOME: path };
  return startProgram(["caddy", "run", "--adapter", "caddyfile", "--config", file], {
    port: ports["proxy"] ?? 0,
    env,
  });
}

async function startServer(
  { path, place, ports }: Folder,
  { name, origin }: { name: (typeof SERVERS)[number]; origin: string },
): Promise<ProductProcess> {
  const service = compose.services[name];
  if (!service) throw new Error(`compose.grown.yaml has no ${name}`);
  const set = Object.entries(environmentOf(service, { PUBLIC_URL: origin }));
  const env = Object.fromEntries(set.map(([key, value]) => [key, place(value)]));
  const dataDir = join(path, name);
  mkdirSync(dataDir, { recursive: true });
  const started = await spawnProduct(dataDir, "", { ...env, PORT: `${ports[name]}` });
  const server = { ...started, origin: `http://127.0.0.1:${ports[name]}` };
  await untilReady(server);
  return server;
}

export async function startGrown(): Promise<Grown> {
  const folder = makeTestFolder();
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of started.toReversed()) await end();
    folder.remove();
  };
  try {
    const configured = await configure(folder.path);
    const origin = `http://127.0.0.1:${configured.ports["proxy"]}`;
    const postgresql = await startPostgres(configured);
    started.push(() => postgresql.end("SIGINT"));
    for (const start of [startPgBouncer, startRedis]) {
      const program = await start(configured);
      started.push(() => program.end());
    }
    const servers: ProductProcess[] = [];
    const begin = async (index: number) => {
      const name = SERVERS[index];
      if (name) servers[index] = await startServer(configured, { name, origin });
    };
    started.push(async () => {
      for (const { kill } of servers) kill("SIGTERM");
      await Promise.all(servers.map(({ ended }) => ended));
    });
    // Together, as compose does: one of them makes the tables.
    await Promise.all(SERVERS.map((_, index) => begin(index)));
    const caddy = await startCaddy(configured, origin);
    started.push(() => caddy.end());
    const password = readFileSync(join(folder.path, "secrets/redis_password"), "utf8")
      .trim()
      .replace("requirepass ", "");
    const redisCli = (...args: string[]) =>
      execFileSync("redis-cli", ["-p", `${configured.ports["redis"]}`, ...args], {
        encoding: "utf8",
        env: { ...process.env, REDISCLI_AUTH: password },
      });
    return { origin, servers, restart: begin, redisCli, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
