// Builds the image without a registry: its base from Debian's packages, then the Dockerfile as it is.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../step.ts";
import { output, run } from "./commands.ts";

/** As in the Dockerfile. */
const SUITE = "trixie";
const BASE = `localhost/debian-${SUITE}`;
/** What slim images leave out. */
const UNREAD = ["doc", "info", "locale", "man"];
const FOLDER = join(ROOT, ".cache/image");

export const VERSION = (
  JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string }
).version;
export const IMAGE = `localhost/worthy:${VERSION}`;

/** A small Debian of today's packages. */
async function makeBase(): Promise<void> {
  const archive = join(FOLDER, `${SUITE}.tar`);
  mkdirSync(FOLDER, { recursive: true });
  const without = UNREAD.map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`);
  if (!existsSync(archive))
    await run("mmdebstrap", ["--variant=minbase", ...without, SUITE, archive]);
  await run("podman", ["import", archive, BASE]);
}

export async function buildImage(): Promise<void> {
  await makeBase();
  const secrets = { npmrc: join(homedir(), ".npmrc"), ca: process.env["NODE_EXTRA_CA_CERTS"] };
  const given = Object.entries(secrets).flatMap(([id, file]) =>
    file !== undefined && existsSync(file) ? ["--secret", `id=${id},src=${file}`] : [],
  );
  const labels = {
    VERSION,
    REVISION: await output("git", ["rev-parse", "HEAD"]),
    CREATED: await output("git", ["show", "-s", "--format=%cI", "HEAD"]),
    BASE,
  };
  const args = Object.entries(labels).flatMap(([name, value]) => [
    "--build-arg",
    `${name}=${value}`,
  ]);
  await run("buildah", [
    "build",
    "--isolation=chroot",
    "--format=docker", // the other format knows no health check
    "--layers",
    ...given,
    ...args,
    "--tag",
    IMAGE,
    ROOT,
  ]);
}

if (import.meta.main) await buildImage();
