// Builds the image and runs it, without a registry: npm run image:test.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it, type TestContext } from "node:test";
import { leaveOldFolder, RELEASES } from "../../apps/server/src/testing/upgrade/releases.ts";
import { meetPerson, type Person } from "../hosting/person.ts";
import { skipWithout } from "../hosting/programs.ts";
import { buildImage, IMAGE, VERSION } from "./build.ts";
import { output } from "./commands.ts";
import { endAll, refusedStart, startContainer, type Container } from "./container.ts";

const TOOLS = ["mmdebstrap", "buildah", "podman", "runc"];
const skip = skipWithout(TOOLS) || (process.getuid?.() !== 0 && "needs root");

const MOST_BYTES = 420e6;
const READY_MS = 15_000;
const FIRST_PICK_MS = 60_000;
const MEMORY_BYTES = 600e6;
const FOREIGN = 12_345;

async function rateSix({ titles, rate }: Person): Promise<void> {
  for (const title of titles.slice(0, 6)) await rate(title, "LOVE");
}

const countRatings = async ({ ratings }: Person) => Object.keys(await ratings()).length;

async function view({ origin }: Container, pages: number): Promise<void> {
  for (let page = 0; page < pages; page++) {
    const answer = await fetch(`${origin}/`, { headers: { accept: "text/html" } });
    assert.equal(answer.status, 200);
    await answer.arrayBuffer();
  }
}

/** Views 1,000 pages, and checks how many bytes of memory all processes need then. */
async function viewWithin(most: number, container: Container, t: TestContext): Promise<void> {
  await view(container, 1000);
  const used = await container.memory();
  t.diagnostic(`${Math.round(used / 1e6)} MB of memory after 1,000 pages`);
  assert.ok(used > 50e6 && used <= most, `${Math.round(used / 1e6)} MB`);
}

describe("the image", { skip, timeout: 1_800_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "worthy-image-"));
  chmodSync(folder, 0o755); // a database doesn't run as root, which alone may enter it
  const volume = (name: string) => `--volume=${join(folder, name)}:/data`;
  const makeVolume = (name: string, mode = 0o755, owner = 0) => {
    execFileSync("mkdir", ["-p", join(folder, name)]);
    chmodSync(join(folder, name), mode);
    chownSync(join(folder, name), owner, owner);
    return volume(name);
  };

  before(() => (process.argv.includes("--built") ? undefined : buildImage()));
  after(async () => {
    await endAll();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is small, says what it is, and has no tools of the build in it", async () => {
    const [image] = JSON.parse(await output("podman", ["image", "inspect", IMAGE]));
    assert.ok(image.Size <= MOST_BYTES, `${Math.round(image.Size / 1e6)} MB`);
    assert.equal(image.Labels["org.opencontainers.image.version"], VERSION);
    assert.match(image.Labels["org.opencontainers.image.revision"], /^[0-9a-f]{40}$/);
    assert.ok(image.Healthcheck ?? image.HealthCheck);
    const listed = await output("podman", [
      "--runtime=runc",
      "run",
      "--rm",
      "--network=host",
      "--ulimit=nofile=4096:4096",
      "--ulimit=nproc=4096:4096",
      "--entrypoint=sh",
      IMAGE,
      "-c",
      "ls /app /app/node_modules; grep -c bom-ref /app/sbom.cdx.json",
    ]);
    assert.match(listed, /sbom\.cdx\.json/);
    assert.doesNotMatch(listed, /^(vite|tailwindcss|lucide-react|vitest|assemblyscript)$/m);
  });

  it("refuses to start without a volume, unless nothing has to stay", async () => {
    const refused = await refusedStart([]);
    assert.equal(refused.code, 1);
    assert.match(refused.said, /\/data isn't on a volume.*WORTHY_EPHEMERAL=on/);
    const container = await startContainer(["--env=WORTHY_EPHEMERAL=on"]);
    assert.equal(await container.end("TERM"), 0);
  });

  it("serves a first scored pick soon, survives kill -9, and stays small", async (t) => {
    const started = performance.now();
    const data = makeVolume("journey");
    // All pages are asked for from one address, most of them in one minute.
    const limit = "--env=REQUESTS_PER_MINUTE=5000";
    const first = await startContainer([data, limit]);
    assert.ok(first.readyMs <= READY_MS, `ready after ${Math.round(first.readyMs)} ms`);
    const visitor = await meetPerson(first.origin);
    await rateSix(visitor);
    const [pick] = await visitor.picks();
    assert.equal(typeof pick?.score, "number");
    const pickMs = performance.now() - started;
    assert.ok(pickMs <= FIRST_PICK_MS, `picked after ${Math.round(pickMs)} ms`);
    t.diagnostic(`ready after ${Math.round(first.readyMs)} ms, picked after ${Math.round(pickMs)}`);
    await output("podman", ["healthcheck", "run", first.id]);
    await viewWithin(MEMORY_BYTES, first, t);
    await first.end("KILL");
    const second = await startContainer([data, limit]);
    assert.equal(await countRatings(await meetPerson(second.origin, visitor)), 6);
    await viewWithin(MEMORY_BYTES, second, t);
    const stopped = performance.now();
    assert.equal(await second.end("TERM"), 0);
    assert.ok(performance.now() - stopped < 10_000);
  });

  it("runs as any user, without capabilities, with a root that is read-only", async () => {
    const container = await startContainer([
      makeVolume("foreign", 0o777),
      `--user=${FOREIGN}:54321`,
      "--read-only",
      "--tmpfs=/tmp",
      "--cap-drop=ALL",
      "--security-opt=no-new-privileges",
    ]);
    await rateSix(await meetPerson(container.origin));
    assert.equal(statSync(join(folder, "foreign/postgres")).uid, FOREIGN);
    assert.equal(await container.end("TERM"), 0);
  });

  it("becomes the user that PUID, PGID and UMASK name, and hands the volume over", async () => {
    const data = makeVolume("unraid", 0o755, 4711);
    writeFileSync(join(folder, "unraid/left-behind"), "");
    const user = ["--env=PUID=99", "--env=PGID=100", "--env=UMASK=027", "--env=TZ=Europe/Berlin"];
    const container = await startContainer([data, ...user]);
    const entries = readdirSync(join(folder, "unraid")).map((name) =>
      statSync(join(folder, "unraid", name)),
    );
    assert.ok(entries.every(({ uid, gid }) => uid === 99 && gid === 100));
    assert.match(await container.inside("date", "+%Z"), /^CES?T$/);
    assert.match(await container.inside("worthy", "doctor"), /database/i);
    assert.equal(await container.inside("worthy", "version"), VERSION);
    assert.equal(await container.end("TERM"), 0);
    for (const wrong of ["PUID=0", "PGID=staff", "UMASK=9"]) {
      const { code, said } = await refusedStart([data, `--env=${wrong}`]);
      assert.equal(code, 1);
      assert.ok(said.includes(wrong), said);
    }
  });

  it("reads secrets from files", async () => {
    writeFileSync(join(folder, "token"), "abcdefghij0123456789\n", { mode: 0o644 });
    const container = await startContainer([
      "--env=WORTHY_EPHEMERAL=on",
      `--volume=${join(folder, "token")}:/run/secrets/metrics:ro`,
      "--env=METRICS_TOKEN_FILE=/run/secrets/metrics",
    ]);
    const metrics = await fetch(`${container.origin}/metrics`, {
      headers: { authorization: "Bearer abcdefghij0123456789" },
    });
    assert.equal(metrics.status, 200);
    await container.end("TERM");
  });

  it("serves 1,000 pages within 512 MB", async () => {
    const limit = ["--memory=512m", "--memory-swap=512m"];
    const container = await startContainer(["--env=WORTHY_EPHEMERAL=on", ...limit]);
    await rateSix(await meetPerson(container.origin));
    await view(container, 1000);
    await rateSix(await meetPerson(container.origin));
    assert.equal(await container.end("TERM"), 0);
  });

  for (const release of RELEASES)
    it(`takes over the volume of ${release.version}`, async () => {
      const { ANN, version } = release;
      makeVolume(version);
      await leaveOldFolder(join(folder, version), release);
      const container = await startContainer([volume(`${version}/data`)]);
      const ann = await meetPerson(container.origin, { id: ANN.userId, token: ANN.token });
      assert.equal(await countRatings(ann), 8);
      await rateSix(ann);
      assert.equal(await container.end("TERM"), 0);
    });
});
