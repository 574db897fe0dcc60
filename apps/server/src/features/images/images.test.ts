import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { AVATARS } from "@worthy/domain";
import { drawAvatar } from "@worthy/posters";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createHttp } from "../../platform/http/createHttp.ts";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import { artName, parseArtName } from "../catalogue/pictures/artName.ts";
import type { PictureCatalogue } from "./findPicture.ts";
import type { ArtJob, RasterJob } from "./rasterJob.ts";
import { createRasterPool, PoolFull, type RasterPool } from "./rasterPool.ts";
import { registerImages, type ImageDeps } from "./routes.ts";
import { testTitle } from "./testTitle.ts";

const catalogueOf = (...titles: ReturnType<typeof testTitle>[]): PictureCatalogue => ({
  titles,
  title: (id) => titles.find((title) => title.id === id),
  person: () => undefined,
});
const log = pino({ level: "silent" });
const title = testTitle();
const snapshot = catalogueOf(title);
const name = title.posterName.replace(".jpg", "");

let cacheDir: string;
let app: FastifyInstance;
const ended: (() => unknown)[] = [];
/**
 * Its child processes are shared by tests, because starting them takes longer than drawing an
 * image.
 */
const drawing = createRasterPool();
afterAll(() => drawing.close());

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "worthy-images-"));
});
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
  await rm(cacheDir, { recursive: true, force: true });
});

async function start(deps: Partial<ImageDeps> = {}, requestsPerMinute: number | false = false) {
  app = await createHttp({ logger: log, trustProxy: false, https: false, requestsPerMinute });
  ended.push(() => app.close());
  return registerImages(app, {
    snapshot: () => snapshot,
    cacheDir,
    log,
    pictureHost: { url: "http://127.0.0.1:9" },
    pool: { run: drawing.run, close: () => {} },
    ...deps,
  });
}

/** Answers every job with the bytes "drawn", and records the jobs. */
function fakePool(run: RasterPool["run"] = async () => Buffer.from("drawn")) {
  const jobs: ArtJob[] = [];
  const remember = (job: RasterJob) => void ("art" in job && jobs.push(job));
  const pool: RasterPool = {
    run: (job, urgency) => (remember(job), run(job, urgency)),
    close: () => {},
  };
  return { jobs, pool };
}

// shows: 7.images.1, 7.images.2, 7.images.3
test("a poster, a backdrop and a still are drawn by a child process and cached forever", async () => {
  await start();
  const poster = await app.inject(`/api/image/tmdb/w310/${name}.webp`);
  expect(poster.statusCode).toBe(200);
  expect(poster.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await sharp(poster.rawPayload).metadata()).toMatchObject({
    format: "webp",
    width: 310,
    height: 465,
  });

  const backdrop = await app.inject(`/api/image/tmdb/w800/${title.backdropName}?q=75&w=976`);
  expect(await sharp(backdrop.rawPayload).metadata()).toMatchObject({
    format: "jpeg",
    width: 976,
    height: 549,
  });

  const still = artName("still", artFactsOf(title), { season: 2, episode: 3 }).replace(
    ".jpg",
    ".webp",
  );
  const picture = await app.inject(`/api/image/tmdb/w185/${still}`);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: "webp", width: 185 });
});

test("every avatar that users can choose is drawn, and no others are", async () => {
  const numbers = AVATARS.map((file) => parseArtName(file.replace(".jpg", ""))?.titleId ?? 0);
  expect(new Set(await Promise.all(numbers.map(drawAvatar))).size).toBe(AVATARS.length);
  for (const file of ["avatar0v2", "avatar19v2", "avatar1", "avatar1v1", "avatar01v2"])
    expect(parseArtName(file)).toBeNull();
});

const still = artName("still", artFactsOf(title), { season: 1, episode: 8 });

// shows: 9.images.1, 9.images.2, 9.images.3, 9.images.4, 9.images.6
test.each([
  ["a poster", title.posterName, 48, 72],
  ["a poster", title.posterName, 122, 182],
  ["a poster", title.posterName, 310, 465],
  ["a poster", title.posterName, 800, 1200],
  ["a backdrop", title.backdropName, 976, 549],
  ["a link preview card", artName("card", artFactsOf(title)), 1200, 630],
  ["a still", still, 286, 161],
  ["an avatar", AVATARS[0] ?? "", 92, 92],
  ["an avatar", AVATARS.at(-1) ?? "", 286, 286],
])(
  "%s, %s, is %i wide and %i high, both as WebP and as JPEG",
  async (_art, file, width, height) => {
    await start();
    for (const [ending, format] of [
      ["webp", "webp"],
      ["jpg", "jpeg"],
    ]) {
      const image = await app.inject(
        `/api/image/tmdb/w${width}/${file.replace(".jpg", `.${ending}`)}`,
      );
      expect(image.headers).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format, width, height });
    }
  },
  20_000,
);

// shows: 9.images.5
test("the quality defaults to 75 without ?q=, and a higher quality means a larger file", async () => {
  await start();
  const bytes = async (query: string) =>
    (await app.inject(`/api/image/tmdb/w310/${name}.jpg${query}`)).rawPayload;
  const [usual, asked, better] = [await bytes(""), await bytes("?q=75"), await bytes("?q=90")];
  expect(usual.equals(asked)).toBe(true);
  expect(better.length).toBeGreaterThan(usual.length);
});

test("repeated requests are served without using the pool, even after a restart", async () => {
  await start();
  const first = await app.inject(`/api/image/tmdb/w92/${name}.webp`);
  await app.close();
  const { jobs, pool } = fakePool();
  await start({ pool });
  const second = await app.inject(`/api/image/tmdb/w92/${name}.webp`);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(jobs).toEqual([]);
  expect((await readdir(join(cacheDir, "images"))).filter((file) => file.endsWith(".tmp"))).toEqual(
    [],
  );

  const known = await app.inject({
    url: `/api/image/tmdb/w92/${name}.webp`,
    headers: { "if-none-match": String(second.headers.etag) },
  });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
});

test("simultaneous requests for one image share a drawing, but another quality is a separate image", async () => {
  const { jobs, pool } = fakePool(
    async () => new Promise((resolve) => setTimeout(resolve, 20, Buffer.from("drawn"))),
  );
  await start({ pool });
  await Promise.all([1, 2, 3].map(() => app.inject(`/api/image/tmdb/w154/${name}.jpg`)));
  expect(jobs).toHaveLength(1);
  await app.inject(`/api/image/tmdb/w154/${name}.jpg?q=80`);
  expect(jobs.map(({ quality }) => quality)).toEqual([75, 80]);
});

test("invalid names and sizes are rejected without drawing anything", async () => {
  const { jobs, pool } = fakePool();
  await start({ pool });
  const bad = [
    `w311/${name}.webp`,
    `310/${name}.webp`,
    `w/${name}.webp`,
    `w310/${name}.png`,
    `w310/${name}`,
    `w310/${name}.webp?q=39`,
    `w310/${name}.webp?q=91`,
    `w310/${name}.webp?q=1e1`,
    `w310/${name}.webp?w=311`,
    `w310/${name}.webp?w=310&w=92`,
    "w310/..%2F..%2F..%2Fetc%2Fpasswd",
    "w310/..%2Fp1x00000000.webp",
    `w310/${name}%00.webp`,
    `w310/${name.toUpperCase()}.webp`,
    `w310/${"p".repeat(250)}.webp`,
    "w310/p99999999999999999x00000000.webp",
    "w310/e10001x00000000.webp",
  ];
  for (const address of bad) {
    const { statusCode, headers } = await app.inject(`/api/image/tmdb/${address}`);
    expect([address, statusCode]).toEqual([address, 400]);
    expect(headers["content-type"]).toContain("application/problem+json");
  }
  expect((await app.inject(`/api/image/tmdb/w311/${name}.webp`)).json().message).toContain(
    "w310, w342",
  );
  expect(jobs).toEqual([]);
});

test("only art from the current catalogue is available", async () => {
  const { jobs, pool } = fakePool();
  await start({ pool });
  const facts = artFactsOf(title);
  const gone = [
    artName("poster", { ...facts, id: 4711 }), // no such title
    artName("poster", { ...facts, name: "Its old name" }),
    artName("still", facts, { season: 9, episode: 1 }),
    artName("still", facts, { season: 2, episode: 0 }),
    artName("still", facts, { season: 2, episode: 999 }),
  ];
  for (const file of gone) {
    const { statusCode, headers } = await app.inject(`/api/image/tmdb/w310/${file}`);
    expect([file, statusCode, headers["cache-control"]]).toEqual([file, 404, "no-store"]);
  }
  expect(jobs).toEqual([]);
});

test("a wall of posters isn't rate limited, despite its many requests", async () => {
  await start({ pool: fakePool().pool }, 2);
  const statuses = new Set<number>();
  for (let at = 0; at < 5; at += 1)
    statuses.add((await app.inject(`/api/image/tmdb/w310/${name}.webp`)).statusCode);
  expect([...statuses]).toEqual([200]);
});

// shows: 7.images.5
test("the palette has four colours, one for each role", async () => {
  await start({ pool: fakePool().pool });
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/);
  const palette = await app.inject(`/api/image/palette/${title.posterName}`);
  expect(palette.json()).toEqual({ ground: colour, mid: colour, accent: colour, paper: colour });
  expect((await app.inject("/api/image/palette/p1xdeadbeef.jpg")).statusCode).toBe(404);
  expect((await app.inject("/api/image/palette/..%2Fx")).statusCode).toBe(400);
});

test("an image that can't be drawn right now returns 503 with a time to retry", async () => {
  await start({ pool: fakePool(() => Promise.reject(new PoolFull("full"))).pool });
  const answer = await app.inject(`/api/image/tmdb/w310/${name}.webp`);
  expect([
    answer.statusCode,
    answer.headers["retry-after"],
    answer.headers["cache-control"],
  ]).toEqual([503, "2", "no-store"]);
});

test("the warm-up fills the cache for walls, and stops when the app closes", async () => {
  const titles = [1, 2, 3, 4].map((id) => testTitle({ id }));
  const many = catalogueOf(...titles);
  let release = () => {};
  const { jobs, pool } = fakePool(async () => {
    if (jobs.length === 3) await new Promise<void>((resolve) => (release = resolve));
    return Buffer.from("drawn");
  });
  const images = await start({ pool, snapshot: () => many });
  const warmed = images.warm();
  await expect.poll(() => jobs.length).toBe(3);
  await app.close();
  release();
  await warmed;
  expect(jobs.map(({ width, art }) => [width, art.titleId])).toEqual([
    [310, 1],
    [310, 2],
    [310, 3],
  ]);
});

test("nothing is drawn in advance if the operator has turned off the warm-up", async () => {
  const { jobs, pool } = fakePool(async () => Buffer.from("drawn"));
  const images = await start({ pool, ahead: false });
  await app.listen({ port: 0 });
  await images.warm();
  expect(jobs).toEqual([]);
  await app.inject(`/api/image/tmdb/w48/${name}.webp`);
  expect(jobs).toHaveLength(1);
});

test("the cache stays within its limit", async () => {
  await start({ pool: fakePool(async () => Buffer.alloc(1000)).pool, maxCacheBytes: 2500 });
  for (const width of [48, 92, 122, 154])
    await app.inject(`/api/image/tmdb/w${width}/${name}.webp`);
  await app.listen({ port: 0 });
  const folder = join(cacheDir, "images");
  await expect
    .poll(async () =>
      (await readdir(folder)).filter((file) => file.includes("w48") || file.includes("w92")),
    )
    .toEqual([]);
});
