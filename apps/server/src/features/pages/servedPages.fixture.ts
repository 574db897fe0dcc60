import { ApiFailure } from "@worthy/contract";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, vi } from "vitest";
import { createFairQueue } from "../../platform/limits/fairQueue.ts";
import { createHttp } from "../../platform/http/createHttp.ts";
import { sessionCookie } from "../../platform/http/secretCookie.ts";
import { newBearer } from "../../platform/ids.ts";
import { testCaller } from "../../testing/testOwner.ts";
import { fakeWeb, type FakeWeb } from "./fakeWeb.ts";
import { registerPages, type PageParts } from "./registerPages.ts";

export const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
export const USER = "abcdefghijkl";
export const BEARER = newBearer(USER);
export const signedIn = { ...HTML, cookie: `worthy=${BEARER}` };

/** For tests: pages of a made-up web, for visitors and one person; each test starts them itself. */
export function servedPages() {
  let web: FakeWeb;
  let app: FastifyInstance;
  let generation = 1;
  const errors = vi.fn<(line: string) => void>();
  const api = vi.fn<(id: string, ...input: readonly unknown[]) => Promise<never>>(() =>
    Promise.reject(new ApiFailure(404, "not here")),
  );
  const call = vi.fn<PageParts["call"]>(() => api);

  beforeEach(async () => {
    web = await fakeWeb();
    errors.mockClear();
    call.mockClear();
  });
  afterEach(async () => {
    await app.close();
    await web.remove();
  });

  async function start(parts: Partial<PageParts> = {}, requestsPerMinute: number | false = false) {
    app = await createHttp({
      logger: pino({ level: "error" }, { write: errors }),
      trustProxy: false,
      https: false,
      requestsPerMinute,
    });
    await registerPages(app, {
      webDir: web.webDir,
      mode: "built",
      origin: "https://worthy.example",
      cookie: sessionCookie("http://localhost:3000"),
      findCaller: async (bearer) =>
        bearer === BEARER ? testCaller({ userId: USER, roles: [], bearer }) : null,
      call,
      generation: () => generation,
      renderTimeoutMs: 20_000,
      queue: createFairQueue(),
      ...parts,
    });
    return app;
  }

  return {
    errors,
    api,
    call,
    start,
    webDir: () => web.webDir,
    changePublicContent: () => void (generation += 1),
    get: (url: string, headers: Record<string, string> = HTML) => app.inject({ url, headers }),
  };
}
