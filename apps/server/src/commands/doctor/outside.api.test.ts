import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, afterAll, describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { startSmtpDouble, type SmtpDoubleOptions } from "../../testing/doubles/smtpDouble.ts";
import { TEST_CERTIFICATE } from "../../testing/doubles/testCertificate.ts";
import {
  startTmdbDouble,
  TMDB_DOUBLE_KEY,
  TMDB_DOUBLE_TOKEN,
  type TmdbDouble,
} from "../../testing/doubles/tmdbDouble.ts";
import { freePort } from "../../testing/freePort.ts";
import { runWorthy } from "../runCommand.ts";
import { checkMail } from "./checkMail.ts";
import { checkPage } from "./checkPage.ts";
import { checkTmdb } from "./checkTmdb.ts";

const folder = mkdtempSync(join(tmpdir(), "worthy-doctor-"));
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `worthy doctor` without a server and a database. */
async function doctor(env: Record<string, string>) {
  const command = runWorthy(["doctor"], { WORTHY_DATA: join(folder, "data"), PORT: "9", ...env });
  onTestFinished(() => command.stop());
  return { code: await command.ended, output: command.output() };
}

async function mailServer(options: SmtpDoubleOptions) {
  const double = await startSmtpDouble(options);
  stops.push(double.stop);
  return { ...double, byName: double.url.replace("127.0.0.1", "localhost") };
}

const mailAt = (url: string) => checkMail(readConfig({ SMTP_URL: url }));

describe("checking a mail server", () => {
  it("reports a self-signed certificate unless it's configured as trusted", async () => {
    const { byName, mails } = await mailServer({ tls: TEST_CERTIFICATE });
    const refused = await doctor({ SMTP_URL: byName });
    expect(refused.output).toMatch(
      /^BAD {3}SMTP_URL +localhost:\d+ can't be used: its certificate is self-signed \(ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA_CERTS=/m,
    );
    expect(refused.code).toBe(1);
    const file = join(folder, "ca.pem");
    writeFileSync(file, TEST_CERTIFICATE.cert);
    const trusted = await doctor({ SMTP_URL: byName, NODE_EXTRA_CA_CERTS: file });
    expect(trusted.output).toMatch(/^ok {4}SMTP_URL +localhost:\d+ takes mail/m);
    expect(trusted.code).toBe(0);
    expect(mails).toEqual([]);
  });

  it("reports a rejected sign-in without revealing the password", async () => {
    const secret = Buffer.from("pa ss").toString("base64");
    const { url } = await mailServer({ signIn: `535 5.7.8 ann or pa ss (${secret}) is wrong` });
    const { state, detail } = await mailAt(url.replace("//", "//ann:pa%20ss@"));
    expect(state).toBe("bad");
    expect(detail).toContain("it refuses the user name or the password (EAUTH 535)");
    expect(detail).toContain("It says: 535 5.7.8 … or … (…) is wrong");
    const { url: open } = await mailServer({ signIn: "235 welcome" });
    expect(await mailAt(open.replace("//", "//ann:pa%20ss@"))).toMatchObject({
      state: "good",
      detail: expect.stringContaining("connected, signed in"),
    });
  });

  it.each([
    ["smtp://127.0.0.1:1", "nothing listens on that port (ESOCKET ECONNREFUSED)"],
    ["smtp://no-such-host.invalid", "its name isn't known"],
  ])("explains why %s can't be used", async (url, reason) => {
    const { state, detail } = await mailAt(url);
    expect(state).toBe("bad");
    expect(detail).toContain(reason);
  });

  it("reports a port that doesn't use TLS", async () => {
    const { url } = await mailServer({});
    expect((await mailAt(url.replace("smtp:", "smtps:"))).detail).toMatch(
      /doesn't speak TLS on this port.* Write smtp:\/\//,
    );
  });
});

describe("checking TMDB", () => {
  let tmdb: TmdbDouble;
  beforeAll(async () => void (tmdb = await startTmdbDouble({ films: 1, shows: 1 })));
  afterAll(() => tmdb.stop());

  it.each([
    [TMDB_DOUBLE_TOKEN, "ok  ", /accepts it: it is your API read access token \(v4\)/, 0],
    [TMDB_DOUBLE_KEY, "BAD ", /This is your API key \(v3\)\. Worthy needs the API read access/, 1],
    ["some.other-token-of-nobody", "BAD ", /TMDB refuses it\. Copy the API read access token/, 1],
  ])(
    "reports whether TMDB accepts %s, and what kind of key it is",
    async (token, mark, words, code) => {
      const result = await doctor({ TMDB_TOKEN: token, TMDB_URL: tmdb.url });
      const line = /^.*TMDB_TOKEN.*$/m.exec(result.output)?.[0] ?? "";
      expect(line).toMatch(words);
      expect(line.startsWith(mark)).toBe(true);
      expect(result.output).not.toContain(token);
      expect(result.code).toBe(code);
    },
  );

  it("doesn't blame the token if TMDB is unreachable", async () => {
    const unreachable = {
      TMDB_TOKEN: TMDB_DOUBLE_TOKEN,
      TMDB_URL: `http://127.0.0.1:${await freePort()}`,
    };
    expect(await checkTmdb(readConfig(unreachable))).toMatchObject({
      state: "note",
      detail: expect.stringContaining("can't be reached (ECONNREFUSED)"),
    });
  });
});

describe("checking the landing page of a sign-in link", () => {
  async function hostWith(answers: Record<string, { status: number; body?: string; to?: string }>) {
    const server = createServer(({ url = "" }, response) => {
      const { status, body = "", to } = answers[url] ?? { status: 404 };
      response.writeHead(status, to === undefined ? {} : { location: to }).end(body);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    stops.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    const place = server.address();
    return `http://127.0.0.1:${typeof place === "object" ? place?.port : 0}`;
  }
  const page = '<title>Signing in · Worthy</title><script type="module" src="/a.js"></script>';
  const look = async (answers: Parameters<typeof hostWith>[0]) => {
    const { state, detail } = await checkPage({ publicUrl: await hostWith(answers) });
    return `${state} ${detail}`;
  };

  it("finds the page with its script, or reports what it found instead", async () => {
    const ok = { status: 200, body: page };
    expect(await look({ "/web-authentication": ok, "/a.js": { status: 200 } })).toMatch(/^good /);
    expect(await look({ "/web-authentication": ok })).toMatch(
      /^bad .*its script \/a\.js doesn't \(404\)/,
    );
    const here = { status: 301, to: "/login/email/success" };
    expect(
      await look({
        "/web-authentication": here,
        "/login/email/success": ok,
        "/a.js": { status: 200 },
      }),
    ).toMatch(/^good /);
    const other = { status: 200, body: "<title>Welcome to nginx!</title>" };
    expect(await look({ "/web-authentication": other })).toMatch(
      /^bad .*isn’t Worthy’s page \(200\)/,
    );
    expect(await look({})).toMatch(/^bad .*isn’t Worthy’s page \(404\)/);
    const moved = { status: 301, to: "https://worthy.example/web-authentication" };
    expect(await look({ "/web-authentication": moved })).toMatch(
      /^note .*redirects to https:\/\/worthy\.example/,
    );
    expect(await checkPage({ publicUrl: `http://127.0.0.1:${await freePort()}` })).toMatchObject({
      state: "note",
      detail: expect.stringContaining("(ECONNREFUSED)"),
    });
  });
});
