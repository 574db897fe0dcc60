import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageCard } from "@worthy/contract";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttp } from "../../platform/http/createHttp.ts";
import { createSharedCounts, type SharedCounts } from "../../platform/limits/sharedCounts.ts";
import { registerCards } from "./cardRoute.ts";
import type { PictureCatalogue } from "./findPicture.ts";
import type { CardJob, RasterJob } from "./rasterJob.ts";
import { createRasterPool, PoolFull } from "./rasterPool.ts";
import { registerImages } from "./routes.ts";
import { testTitle } from "./testTitle.ts";

const titles = [1, 2, 3, 4, 5, 6].map((id) => testTitle({ id, name: `Film ${id}` }));
const catalogue: PictureCatalogue = {
  titles,
  title: (id) => titles.find((title) => title.id === id),
  person: () => undefined,
};
const NOIR = { name: "Noir", product: "Worthy", titleIds: [6, 404, 5, 4, 3, 2, 1] };

const drawing = createRasterPool();
afterAll(() => drawing.close());

let cacheDir: string;
let app: FastifyInstance;
let counts: SharedCounts;
const run = vi.fn<typeof drawing.run>();
const findCard = vi.fn<Parameters<typeof registerCards>[1]["findCard"]>();

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "worthy-cards-"));
  run.mockReset().mockImplementation(drawing.run);
  findCard
    .mockReset()
    .mockImplementation(async ({ path }): Promise<PageCard | null> =>
      path === "/lists/mood-noir" ? NOIR : null,
    );
  const log = pino({ level: "silent" });
  counts = createSharedCounts({ add: async () => new Map() }, () => 0);
  app = await createHttp({
    logger: log,
    trustProxy: false,
    https: false,
    requestsPerMinute: 1000,
    counts,
  });
  const { source } = registerImages(app, {
    snapshot: () => catalogue,
    cacheDir,
    log,
    pictureHost: { url: "http://127.0.0.1:9" },
    pool: { run, close: () => {} },
    ahead: false,
  });
  registerCards(app, { source, snapshot: () => catalogue, findCard });
});
afterEach(async () => {
  await app.close();
  counts.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/image/card/${path}`, headers });
const cardOf = (job: RasterJob | undefined) => (job as CardJob).card; // only cards are drawn here

test("a card is 1200×630, shows the first five existing titles, and is drawn once and cached by tag", async () => {
  const first = await get("de/lists/mood-noir.jpg");
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=86400",
  });
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
  expect(findCard.mock.calls).toEqual([[{ path: "/lists/mood-noir", language: "de" }]]);
  const { name, titles: drawn } = cardOf(run.mock.calls[0]?.[0]);
  expect([name, drawn.map(({ id }) => id)]).toEqual(["Noir", [6, 5, 4, 3, 2]]);

  expect((await get("es/lists/mood-noir.jpg")).rawPayload).toEqual(first.rawPayload);
  const known = await get("de/lists/mood-noir.jpg", { "if-none-match": `${first.headers.etag}` });
  expect(known.statusCode).toBe(304);
  expect(run).toHaveBeenCalledTimes(1);
  expect(await readdir(join(cacheDir, "images"))).toHaveLength(1);
});

test("a card changes when its list does", async () => {
  const before = await get("en/lists/mood-noir.jpg");
  findCard.mockResolvedValueOnce({ ...NOIR, titleIds: [1] });
  const after = await get("en/lists/mood-noir.jpg");
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test.each([
  "en/lists/unknown.jpg",
  "en/lists/mood-noir.webp",
  "en/lists/mood-noir",
  "fr/lists/mood-noir.jpg",
  "en/lists/mood-noir.jpg.jpg",
  "en//lists/mood-noir.jpg",
  `en/lists/${"a".repeat(61)}.jpg`,
])("%s returns 404 without drawing anything", async (path) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
  expect(run).not.toHaveBeenCalled();
});

test("cards are refused if one network requests too many or too many are being drawn", async () => {
  run.mockRejectedValueOnce(new PoolFull("full"));
  const busy = await get("en/lists/mood-noir.jpg");
  expect([busy.statusCode, busy.headers["retry-after"], busy.headers["cache-control"]]).toEqual([
    503,
    "2",
    "no-store",
  ]);
  // Other requests of the same network have a limit of their own.
  for (let at = 0; at < 130; at += 1) await app.inject({ url: "/api/image/tmdb/w92/none.jpg" });
  const answers = [];
  for (let at = 0; at < 120; at += 1) answers.push(await get("en/lists/unknown.jpg"));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(119).fill(404), 429]);
});
