import { pino } from "pino";
import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createHttp } from "./createHttp.ts";

it("limits all requests except for files and polled endpoints, even for pages with similar names", async () => {
  const app = await createHttp({
    logger: pino({ level: "silent" }),
    trustProxy: false,
    https: false,
    requestsPerMinute: 2,
  });
  app.get("/*", () => "page");
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  const unlimited = [
    "/assets/page-1.js",
    "/healthz",
    "/healthz?x=1",
    "/readyz/",
    "/assets/page-1.js",
  ];
  expect(await Promise.all(unlimited.map(ask))).toEqual(unlimited.map(() => 200));
  const statuses: number[] = [];
  for (const url of ["/assets-made-up", "/healthzzz", "/readyz/made-up"])
    statuses.push(await ask(url));
  expect(statuses).toEqual([200, 200, 429]);
  await app.close();
});

it("counts requests by the IP address that the proxy saw, not one made up by the client", async () => {
  const app = await createHttp({
    logger: pino({ level: "silent" }),
    trustProxy: readConfig({ TRUST_PROXY: "true" }).trustProxy,
    https: false,
    requestsPerMinute: 2,
  });
  app.get("/*", ({ ip }) => ip);
  const ask = (forwarded: string) =>
    app.inject({ url: "/", headers: { "x-forwarded-for": forwarded } });
  expect((await ask("192.0.2.1, 198.51.100.7")).body).toBe("198.51.100.7");
  expect((await ask("192.0.2.2, 198.51.100.7")).body).toBe("198.51.100.7");
  expect((await ask("192.0.2.3, 198.51.100.7")).statusCode).toBe(429);
  expect((await ask("192.0.2.3, 198.51.100.8")).statusCode).toBe(200);
  await app.close();
});
