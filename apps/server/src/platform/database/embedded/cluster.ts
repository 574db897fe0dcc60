import { type ChildProcessWithoutNullStreams, type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import type { DataPlace } from "./dataPlace.ts";
import { removeStaleSocket } from "./orphan.ts";
import type { Endpoint } from "./protocol.ts";
import { openSocketFolder } from "./socketFolder.ts";
import { findFreePort } from "../../findFreePort.ts";

/** The embedded server's only role. */
export const EMBEDDED_USER = "worthy";

const onWindows = process.platform === "win32";

/**
 * Creates the cluster next to its final place and moves it there when complete, so an interrupted
 * start leaves no half-made one.
 */
export async function createCluster(
  place: DataPlace,
  binaries: Binaries,
  onSpawn: (child: ChildProcess) => void,
): Promise<void> {
  removeUnfinished(place);
  // A unique name: an initdb whose supervisor was killed may still be writing to the previous one.
  const unfinished = `${place.folder}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (place.owner) chownSync(unfinished, place.owner.uid, place.owner.gid);
  const locale = [
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ];
  const auth = onWindows
    ? ["--auth=scram-sha-256", `--pwfile=${writePassword(place)}`]
    : ["--auth=trust"];
  const { env, ...program } = programOptions(place, "/");
  const options = { ...program, env: { ...env, ...madeUpName() }, stdio: "pipe" } as const;
  const child = spawn(
    binaries.initdb,
    ["-D", unfinished, "-U", EMBEDDED_USER, "--no-instructions", ...locale, ...auth],
    options,
  );
  onSpawn(child);
  await finish(child, place.folder);
  renameSync(unfinished, place.folder);
}

/**
 * initdb needs the name of its user. In a container that was given only a number there is none, so nss_wrapper makes one up.
 * Empty where the user has a name.
 */
function madeUpName(): Record<string, string> {
  try {
    userInfo();
    return {};
  } catch {
    const passwd = join(tmpdir(), `worthy-passwd-${process.pid}`);
    writeFileSync(passwd, `${EMBEDDED_USER}:x:${process.getuid?.()}:${process.getgid?.()}::/:/\n`);
    return {
      LD_PRELOAD: "libnss_wrapper.so",
      NSS_WRAPPER_PASSWD: passwd,
      NSS_WRAPPER_GROUP: "/etc/group",
    };
  }
}

export function clusterExists(place: DataPlace): boolean {
  return existsSync(join(place.folder, "PG_VERSION"));
}

/**
 * Unix: a private socket without a password. Windows: a free loopback port, protected by the
 * password created with the cluster.
 */
export async function chooseEndpoint(place: DataPlace): Promise<Endpoint> {
  if (!onWindows) {
    const host = openSocketFolder(place.hash, place.owner);
    removeStaleSocket(host);
    return { host, port: 5432, password: null };
  }
  return {
    host: "127.0.0.1",
    port: await findFreePort(),
    password: readFileSync(passwordFile(place), "utf8"),
  };
}

/** Removes the socket folder; harmless if it isn't empty. */
export function closeEndpoint({ host, password }: Endpoint): void {
  try {
    if (password === null) rmdirSync(host);
  } catch {
    // Kept for the next start.
  }
}

/**
 * How glibc allocates memory in PostgreSQL's programs, in bytes: a session keeps what its statements need, up to 4 MB.
 * By default it returns most of it after each statement, and the next one waits for the kernel to clear it again.
 */
const ALLOCATION = {
  MALLOC_TRIM_THRESHOLD_: String(2 ** 22),
  MALLOC_MMAP_THRESHOLD_: String(2 ** 21),
  MALLOC_TOP_PAD_: String(2 ** 18),
};

/**
 * Environment of PostgreSQL's programs: none of the user's own PostgreSQL settings, and messages in
 * English.
 */
export function programOptions(place: DataPlace, cwd: string) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_OPTIONS)/.test(name)),
  );
  return {
    cwd,
    env: { ...ALLOCATION, ...env, LC_ALL: "C" },
    windowsHide: true,
    ...(place.owner && { uid: place.owner.uid, gid: place.owner.gid }),
  };
}

function passwordFile(place: DataPlace): string {
  return `${place.folder}.password`;
}

function writePassword(place: DataPlace): string {
  writeFileSync(passwordFile(place), randomBytes(24).toString("base64url"), { mode: 0o600 });
  return passwordFile(place);
}

function removeUnfinished(place: DataPlace): void {
  const parent = dirname(place.folder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(place.folder)}.new-`))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function finish(child: ChildProcessWithoutNullStreams, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    const fail = (reason: string) =>
      reject(
        new DatabaseProblem(
          `Couldn’t create the database in ${folder}: ${reason}\n${output.join("").trim()}`,
        ),
      );
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
    child.on("error", (error) => fail(error.message));
    child.on("close", (code, signal) =>
      code === 0 ? resolve() : fail(`initdb ended with ${code ?? signal}`),
    );
  });
}
