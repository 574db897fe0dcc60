import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageNameOf } from "@worthy/domain";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { firstInLayer } from "../../../../../scripts/testing/layers.ts";
import { createHttp } from "../../platform/http/createHttp.ts";
import {
  startImageHostDouble,
  type ImageHostDouble,
  type ImageTrick,
} from "../../testing/doubles/imageHostDouble.ts";
import type { Title } from "../catalogue/title.ts";
import type { PictureCatalogue } from "./findPicture.ts";
import { parsePictureName, pictureName } from "../catalogue/pictures/pictureName.ts";
import { createRasterPool, type RasterPool } from "./rasterPool.ts";
import { registerImages, type ImageDeps, type Images } from "./routes.ts";
import { testTitle } from "./testTitle.ts";

const DAY_MS = 86_400_000;
const pictured = (id: number): Title => ({
  ...testTitle({ id }),
  posterPath: `/Poster${id}.jpg`,
  posterName: pictureName("poster", id, `/Poster${id}.jpg`),
  backdropPath: `/Back${id}.jpg`,
  backdropName: pictureName("backdrop", id, `/Back${id}.jpg`),
});
const titles = Array.from({ length: 12 }, (_, at) => pictured(500_000 + at));
const [title = pictured(1)] = titles;
const PERSON = 700_000;
const FACE = pictureName("profile", PERSON, "/Face.jpg");
const catalogue: PictureCatalogue = {
  titles,
  title: (id) => titles.find((each) => each.id === id),
  person: (id) => (id === PERSON ? { picturePath: "/Face.jpg" } : undefined),
};
const log = pino({ level: "silent" });

let cacheDir: string;
let app: FastifyInstance;
let images: Images;
let host: ImageHostDouble;
let pool: RasterPool;
let now: number;

beforeAll(() => {
  pool = createRasterPool();
});
afterAll(() => pool.close());
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "worthy-pictures-"));
  host = await startImageHostDouble({ slowMs: 400 });
  now = Date.now();
});
afterEach(async () => {
  await app.close();
  await host.stop();
  await rm(cacheDir, { recursive: true, force: true });
});

async function start(deps: Partial<ImageDeps> = {}, patienceMs = 20_000) {
  app = await createHttp({
    logger: log,
    trustProxy: false,
    https: false,
    requestsPerMinute: false,
  });
  images = registerImages(app, {
    snapshot: () => catalogue,
    cacheDir,
    log,
    pool: { run: pool.run, close: () => {} }, // the child processes are shared by tests
    pictureHost: { url: host.url, backOffMs: 1, timeoutMs: 20_000, maxBytes: 2_000_000 },
    pictureTimes: { now: () => now, patienceMs },
    ...deps,
  });
}

const asWebp = (name: string) => name.replace(".jpg", ".webp");
const get = (name: string, width = 310) => app.inject(`/api/image/tmdb/w${width}/${asWebp(name)}`);
type Response = Awaited<ReturnType<typeof get>>;

const MONTH = "public, max-age=2592000, immutable";
const isPicture = (response: Response) =>
  response.statusCode === 200 && response.headers["cache-control"] === MONTH;
const isStandIn = (response: Response) =>
  response.statusCode === 200 && response.headers["cache-control"] === "public, max-age=60";

// shows: 7.images.4, 9.images.7
test("a poster, backdrop or person's picture is fetched once for all widths and re-encoded", async () => {
  await start();
  const poster = await get(title.posterName);
  expect(poster.headers).toMatchObject({ "content-type": "image/webp", "cache-control": MONTH });
  expect(await sharp(poster.rawPayload).metadata()).toMatchObject({
    format: "webp",
    width: 310,
    height: 465,
  });
  expect(await sharp((await get(title.posterName, 122)).rawPayload).metadata()).toMatchObject({
    width: 122,
    height: 182,
  });
  const jpg = await app.inject(`/api/image/tmdb/w800/${title.posterName}`);
  const { format, width, height, exif } = await sharp(jpg.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: "jpeg",
    width: 800,
    height: 1200,
    exif: undefined,
  });

  const backdrop = await app.inject(`/api/image/tmdb/w800/${title.backdropName}?q=75&w=976`);
  expect(await sharp(backdrop.rawPayload).metadata()).toMatchObject({
    format: "jpeg",
    width: 976,
    height: 549,
  });
  const face = await get(FACE, 286);
  expect(await sharp(face.rawPayload).metadata()).toMatchObject({ width: 286, height: 429 });
  expect(host.asked).toEqual([
    `/t/p/w780${title.posterPath}`,
    `/t/p/w1280${title.backdropPath}`,
    "/t/p/h632/Face.jpg",
  ]);
  expect(await readdir(cacheDir)).toEqual(["pictures"]);
});

test("stored pictures survive a restart, and conditional requests get a 304 without another download", async () => {
  await start();
  const first = await get(title.posterName);
  await app.close();
  await start();
  expect((await get(title.posterName)).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(isPicture(await get(title.posterName, 92))).toBe(true);
  const known = await app.inject({
    url: `/api/image/tmdb/w310/${asWebp(title.posterName)}`,
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect([known.statusCode, known.body]).toEqual([304, ""]);
  expect(host.asked).toHaveLength(1);
});

test("many callers trigger only one request per file, and only a few requests run at a time", async () => {
  await host.stop();
  host = await startImageHostDouble({ latencyMs: 100 });
  await start();
  const crowd = await Promise.all(
    [48, 92, 154, 310].flatMap((width) => [1, 2, 3].map(() => get(title.posterName, width))),
  );
  expect(crowd.every(isPicture)).toBe(true);
  expect(host.asked).toHaveLength(1);
  const wall = await Promise.all(titles.map(({ backdropName }) => get(backdropName, 48)));
  expect(wall.every(isPicture)).toBe(true);
  expect(host.asked).toHaveLength(1 + titles.length);
  expect(host.mostAtOnce()).toBeLessThanOrEqual(6);
});

const BROKEN: ImageTrick[] = [
  "404",
  "endless",
  "bomb",
  "html",
  "lying",
  "svg",
  "empty",
  "cut",
  "huge",
];
const PASSING: ImageTrick[] = ["500", "reset", "truncated", "redirect"];

test.each([...firstInLayer(3, BROKEN), ...firstInLayer(1, PASSING)])(
  "if the host answers with %s, the drawn poster is used for a while before the picture is retried",
  { tags: "deeper" },
  async (trick) => {
    await start();
    host.tricks.set("Poster500000.jpg", trick);
    const drawn = await get(title.posterName);
    expect(isStandIn(drawn)).toBe(true);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 310, height: 465 });
    const asked = PASSING.includes(trick) ? 3 : 1;
    expect(host.asked).toHaveLength(asked);
    expect(isStandIn(await get(title.posterName, 92))).toBe(true);
    expect(host.asked).toHaveLength(asked);
    expect(await readdir(join(cacheDir, "pictures")).catch(() => [])).toEqual([]);

    host.tricks.clear();
    now += DAY_MS;
    expect(isPicture(await get(title.posterName))).toBe(true);
  },
);

test("callers that time out get the drawn poster now, and the picture from the same download later", async () => {
  await start({}, 60);
  host.tricks.set("Poster500000.jpg", "slow");
  expect(isStandIn(await get(title.posterName))).toBe(true);
  await expect
    .poll(async () => isPicture(await get(title.posterName)), { timeout: 20_000 })
    .toBe(true);
  expect(host.asked).toHaveLength(1);
});

test("a response that takes too long is abandoned", async () => {
  await start({ pictureHost: { url: host.url, backOffMs: 1, timeoutMs: 100 } });
  host.tricks.set("Poster500000.jpg", "slow");
  expect(isStandIn(await get(title.posterName))).toBe(true);
  expect(host.asked).toHaveLength(3);
});

test("no pictures are requested for as long as the host asks us to wait", async () => {
  await start();
  host.tricks.set("Poster500000.jpg", "429");
  expect(isStandIn(await get(title.posterName))).toBe(true);
  expect(isStandIn(await get(title.backdropName))).toBe(true);
  now += 599_000;
  expect(isStandIn(await get(title.backdropName))).toBe(true);
  expect(host.asked).toHaveLength(1);
  now += 2_000;
  expect(isPicture(await get(title.backdropName))).toBe(true);
});

test("an unreachable host isn't contacted again for every picture", async () => {
  await start();
  for (const { id } of titles) host.tricks.set(`Poster${id}.jpg`, "500");
  for (const each of titles) expect(isStandIn(await get(each.posterName, 48))).toBe(true);
  expect(host.asked).toHaveLength(5 * 3);
  host.tricks.clear();
  now += 16_000;
  expect(isPicture(await get(titles.at(-1)?.posterName ?? ""))).toBe(true);
});

test("a person whose picture can't be downloaded has no picture", async () => {
  await start();
  host.tricks.set("Face.jpg", "404");
  const { statusCode, headers } = await get(FACE, 286);
  expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
});

// shows: 7.images.5
test("the palette is taken from the picture, or from the drawn art until the picture arrives", async () => {
  await start();
  const palette = async () => app.inject(`/api/image/palette/${title.posterName}`);
  host.tricks.set("Poster500000.jpg", "404");
  const drawn = await palette();
  expect([drawn.statusCode, drawn.headers["cache-control"]]).toEqual([200, "public, max-age=60"]);
  now += DAY_MS;
  host.tricks.clear();
  const taken = await palette();
  expect(taken.headers["cache-control"]).toBe(MONTH);
  const colours = taken.json();
  expect(colours).not.toEqual(drawn.json());
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [red = 0, green = 255] = channels(colours.accent);
  expect(red - green).toBeGreaterThan(100);
  expect(Math.max(...channels(colours.ground))).toBeLessThan(90);
  expect(Math.min(...channels(colours.paper))).toBeGreaterThan(200);
  expect((await palette()).json()).toEqual(colours);
  expect(host.asked).toHaveLength(2);
  expect((await app.inject("/api/image/palette/sp500000x00000000.jpg")).statusCode).toBe(404);
});

test("only pictures in the current catalogue are available, and no others are requested", async () => {
  await start();
  const gone = [
    pictureName("poster", 4711, "/Poster4711.jpg"),
    pictureName("poster", title.id, "/Another.jpg"),
    pictureName("profile", title.id, "/Poster500000.jpg"),
  ];
  for (const name of gone) expect((await get(name)).statusCode).toBe(404);
  expect(host.asked).toEqual([]);
});

test("a picture and its derivatives are deleted with the title's picture data, or after 180 days at most", async () => {
  let present: PictureCatalogue = catalogue;
  await start({ snapshot: () => present });
  const folder = join(cacheDir, "pictures");
  await get(title.posterName);
  await get(title.backdropName);
  await get(FACE, 286);
  expect(await readdir(folder)).toHaveLength(6);
  present = { ...catalogue, title: (id) => ({ ...pictured(id), posterPath: null }) };
  await images.purge();
  expect((await readdir(folder)).filter((file) => file.startsWith("sp"))).toEqual([]);
  expect(await readdir(folder)).toHaveLength(4);

  const fetched = (now - 179 * DAY_MS) / 1000;
  for (const file of await readdir(folder)) await utimes(join(folder, file), fetched, fetched);
  await get(title.backdropName, 800);
  now += 2 * DAY_MS;
  await images.purge();
  expect(await readdir(folder)).toEqual([]);
  expect(isPicture(await get(title.backdropName))).toBe(true);
});

test("keeps stored pictures within the limit by removing the oldest first", async () => {
  await start({ maxPictureBytes: 30_000 });
  for (const { posterName } of titles.slice(0, 8)) await get(posterName);
  await app.listen({ port: 0 });
  const folder = join(cacheDir, "pictures");
  const keptOf = async ({ posterName }: Title) =>
    (await readdir(folder)).filter((file) => file.startsWith(posterName.replace(".jpg", "")))
      .length;
  await expect.poll(() => keptOf(title)).toBe(0);
  expect(await keptOf(titles[7] ?? title)).toBeGreaterThan(0);
});

test("picture names are lower-case letters and digits, and survive a round trip through parsing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("poster" as const, "backdrop" as const, "profile" as const),
      fc.nat(),
      fc.string(),
      (kind, id, path) => {
        const name = imageNameOf(`/${pictureName(kind, id, path)}`);
        expect(name && parsePictureName(name)).toEqual({ picture: kind, ownerId: id });
      },
    ),
  );
});
