// Runs nginx and Caddy with the configurations that docs/install.md shows, in front of a server: npm run proxy:test.
import assert from "node:assert/strict";
import { request, type IncomingHttpHeaders } from "node:http";
import { request as secureRequest, type RequestOptions } from "node:https";
import { after, before, describe, it } from "node:test";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { buildWeb } from "../../apps/web/build.ts";
import { linksTo } from "../../apps/web/test/visits/outbox.ts";
import { makeTestFolder } from "../../apps/server/src/platform/database/testDatabase.ts";
import {
  checkAddresses,
  type AddressCheck,
} from "../../apps/server/src/testing/crawl/checkAddresses.ts";
import { freePort } from "../../apps/server/src/testing/freePort.ts";
import { createCall } from "../../apps/server/src/testing/killRun.ts";
import { startProduct, type Product } from "../../apps/server/src/testing/productProcess.ts";
import { connectSocketAt } from "../../apps/server/src/testing/testSocket.ts";
import { meetPerson } from "./person.ts";
import { skipWithout, until } from "./programs.ts";
import { PROXIES, type Proxy } from "./startProxies.ts";

const skip = skipWithout(["nginx", "caddy", "openssl"]);
/** Requests of one address in a minute: more than everything else here sends. */
const MOST = 1_500;
const AT_ONCE = 20;
const HTML = { accept: "text/html" };

interface Site {
  host: string;
  /** The address people use. */
  address: string;
  http: number;
  https: number;
  product: Product;
  proxy: Proxy;
  check: AddressCheck;
  stop(): Promise<void>;
}

async function startSite(name: keyof typeof PROXIES, base: string): Promise<Site> {
  const folder = makeTestFolder();
  const [http, https] = [await freePort(), await freePort()];
  const host = `https://localhost:${https}`;
  const product = await startProduct({
    PUBLIC_URL: host + base,
    TRUST_PROXY: "1",
    REQUESTS_PER_MINUTE: `${MOST}`,
  });
  const target = Number(new URL(product.origin).port);
  const clear = async () => {
    await product.stop();
    folder.remove();
  };
  try {
    const proxy = await PROXIES[name]({ folder: folder.path, target, http, https, base });
    setDefaultCACertificates([...getCACertificates("default"), proxy.certificate]);
    const stop = () => proxy.end().then(clear);
    const check = checkAddresses(host, base);
    return { host, address: host + base, http, https, product, proxy, check, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** A request that says everything itself: its host, and the address that it comes from. */
function ask(
  { https }: Site,
  path: string,
  { headers = {}, ...options }: RequestOptions & { headers?: Record<string, string> } = {},
): Promise<Answer> {
  const where = { host: "127.0.0.1", port: https, path, agent: false, servername: "localhost" };
  return new Promise((resolve, reject) => {
    secureRequest({ ...where, ...options, headers: { host: "localhost", ...headers } })
      .on("error", reject)
      .on("response", (response) => {
        response.resume();
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers }),
        );
      })
      .end();
  });
}

/** What a plain http address answers, unfollowed. */
function askPlain(port: number, path: string): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, agent: false, headers: { host: `localhost:${port}` } })
      .on("error", reject)
      .on("response", (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? "" });
      })
      .end();
  });
}

const page = async (address: string) => (await fetch(address, { headers: HTML })).text();

/** How many of so many requests from an address were answered before it was told to wait; all of them if it never was. */
async function flood(site: Site, localAddress: string, requests: number): Promise<number> {
  const path = `${new URL(site.address).pathname}/robots.txt`.replace("//", "/");
  let sent = 0;
  let answered = 0;
  let refused = false;
  const work = async () => {
    while (sent < requests && !refused) {
      sent += 1;
      const spoofed = `10.${sent % 250}.${(sent >> 4) % 250}.7`;
      const headers = {
        "x-forwarded-for": spoofed,
        "x-real-ip": spoofed,
        forwarded: `for=${spoofed}`,
      };
      const { status } = await ask(site, path, { localAddress, headers });
      if (status === 429) refused = true;
      else answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answered;
}

const CASES = (["nginx", "Caddy"] as const).flatMap((name) =>
  ["", "/worthy"].map((base) => ({ name, base })),
);

before(() => (skip ? undefined : buildWeb({ log: console.log })));

for (const { name, base } of CASES)
  describe(`${name} at ${base || "the root"}`, { skip, timeout: 140_000 }, () => {
    let site: Site;
    before(async () => void (site = await startSite(name, base)));
    after(() => site?.stop());

    it("leads http to https", async () => {
      const { status, location } = await askPlain(site.http, `${base}/home/?a=1`);
      assert.equal(status, 308);
      assert.match(location, new RegExp(`^https://localhost(:${site.https})?${base}/home/\\?a=1$`));
    });

    it("passes on pages and everything that they lead to", async () => {
      const titles = await createCall(() => site.address)("GET", "/v4/search/?term=Fargo");
      for (const path of ["/", titles.results[0].path, "/lists", "/browse", "/search?q=fargo"]) {
        const html = await page(site.address + path);
        assert.match(html, /<html/);
        assert.deepEqual([path, await site.check.wrongIn(html, site.address + path)], [path, []]);
      }
      const css = /rel="stylesheet" href="([^"]+)"/.exec(await page(`${site.address}/`))?.[1] ?? "";
      const sheet = site.host + css;
      const fonts = [...(await page(sheet)).matchAll(/url\(["']?([^"')]+\.woff2)/g)];
      assert.ok(fonts.length > 2);
      for (const [, font = ""] of fonts)
        assert.equal(await site.check.statusOf(new URL(font, sheet).href), 200);
    });

    it("passes on the manifest, the sitemap, the service worker and pictures of links", async () => {
      for (const file of ["manifest.webmanifest", "sitemap.xml"]) {
        const text = await page(`${site.address}/${file}`);
        assert.deepEqual([file, await site.check.wrongIn(text)], [file, []]);
      }
      const worker = await fetch(`${site.address}/sw.js`);
      assert.match(worker.headers.get("content-type") ?? "", /javascript/);
      const html = await page(`${site.address}/lists/top-drama`);
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
      assert.ok(picture.startsWith(`${site.address}/api/image/`), picture);
      assert.match((await fetch(picture)).headers.get("content-type") ?? "", /^image\//);
    });

    it("passes on the API, cookies for https only, and the socket", async () => {
      const made = await fetch(`${site.address}/v1/users`, { method: "POST" });
      assert.match(made.headers.get("set-cookie") ?? "", /^__(Host|Secure)-.*; Secure/);
      assert.match(made.headers.get("strict-transport-security") ?? "", /max-age/);
      const person = await meetPerson(site.address);
      const client = await connectSocketAt(site.address, { bearer: person.token });
      for (const title of person.titles.slice(0, 6)) await person.rate(title, "LOVE");
      await until(
        () => client.heard.some((event) => event.name === "ratings:changed"),
        "the socket hears",
      );
      client.socket.disconnect();
      assert.deepEqual([client.ends[0]], ["io client disconnect"]);
      const [pick] = await person.picks();
      assert.equal(typeof pick?.score, "number");
    });

    it("compresses once, as the server does", async () => {
      for (const encoding of ["br", "gzip"]) {
        const headers = { ...HTML, "accept-encoding": encoding };
        const answer = await ask(site, `${base}/`, { headers });
        assert.equal(answer.headers["content-encoding"], encoding);
      }
      const plain = await ask(site, `${base}/`, { headers: HTML });
      assert.equal(plain.headers["content-encoding"], undefined);
    });

    it("passes on refusals of bodies as the server words them", async () => {
      const { token } = await meetPerson(site.address);
      const post = async (body: string) => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        const answer = await fetch(`${site.address}/v6/ratings`, { method: "POST", headers, body });
        return [answer.status, answer.headers.get("content-type"), await answer.text()].join(" ");
      };
      assert.match(await post("{"), /^400 application\/problem\+json.*valid JSON/);
      for (const kiB of [20, 300])
        assert.match(
          await post(JSON.stringify({ text: "x".repeat(kiB * 1024) })),
          /^413 application\/problem\+json.*larger than 16 KiB/,
        );
    });

    it("leads from mail to the public address, and keeps its secret out of the log", async () => {
      const device = await meetPerson(site.address);
      const call = createCall(() => site.address, device.token);
      const email = "ann@example.org";
      await call("PATCH", `/v1/users/${device.id}`, { email });
      await call("POST", "/v1/api/auth/emailtoken", { email, authDeviceType: "WEB" });
      let link = "";
      await until(async () => {
        link = (await linksTo(site.product.dataDir, email))[0] ?? "";
        return link !== "";
      }, "mail arrives");
      assert.ok(link.startsWith(`${site.address}/`), link);
      assert.equal((await fetch(link, { headers: HTML })).status, 200);
      const token = new URL(link).searchParams.get("token") ?? "";
      if (name === "Caddy" && base !== "") return; // the page shows no log there
      await until(
        () => site.proxy.log().includes(new URL(link).pathname),
        "the log has the request",
      );
      assert.ok(token.length > 10);
      const told = site.proxy
        .log()
        .split("\n")
        .filter((line) => line.includes(token));
      assert.deepEqual(told, []);
    });

    it("serves the business host, by its own name only", { skip: base !== "" }, async () => {
      const isBusiness = (answer: Answer) => answer.headers["x-robots-tag"] === "noindex";
      const there = { servername: "b2b.localhost", headers: { ...HTML, host: "b2b.localhost" } };
      const business = await ask(site, "/", { ...there, rejectUnauthorized: false });
      assert.deepEqual([business.status, isBusiness(business)], [200, true]);
      const pretended = { ...HTML, "x-forwarded-host": "b2b.localhost" };
      const other = await ask(site, "/", { headers: { ...pretended, host: "localhost" } });
      assert.deepEqual([other.status, isBusiness(other)], [200, false]);
    });

    it("tells people's addresses apart, whatever they say of themselves", async (test) => {
      const answered = await flood(site, "127.0.0.3", 3 * MOST);
      test.diagnostic(`${answered} answered, then 429`);
      assert.ok(answered >= MOST - AT_ONCE && answered < 3 * MOST, `${answered} answered`);
      assert.equal(await flood(site, "127.0.0.4", 5), 5);
    });
  });
