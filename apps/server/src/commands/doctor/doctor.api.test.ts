import { MIGRATIONS } from "../../platform/database/migrate.ts";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { databaseFindings, describeFindings } from "./doctor.ts";
import { bad, good } from "./Finding.ts";
import { checkConfig } from "./checkConfig.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { checkMemory } from "./checkMemory.ts";
import { checkPlace } from "./checkPlace.ts";
import { checkServer } from "./checkServer.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe("the doctor", () => {
  it("reports the database, its version and titles, and errors from the last day", async () => {
    const healthy = await checkDatabase(server.sql, MIGRATIONS);
    expect(healthy.every(({ state }) => state === "good")).toBe(true);
    expect(healthy.map(({ what }) => what)).toEqual([
      "Tables",
      "PostgreSQL",
      "Catalogue",
      "People",
      "Faults",
    ]);
    await server.sql`insert into faults (fingerprint, source, message, release) values (${"0".repeat(64)}, 'SERVER', 'lost', '0.1.0')`;
    expect(
      (await checkDatabase(server.sql, MIGRATIONS)).find(({ what }) => what === "Faults"),
    ).toMatchObject({ state: "note", detail: expect.stringContaining("1 different") });
    expect(
      (await checkDatabase(server.sql, await mkdtemp(join(tmpdir(), "none-"))))[0],
    ).toMatchObject({ what: "Tables", state: "bad" });
  });

  it("points out surprising configuration without revealing secrets", () => {
    const linesOf = (env: Record<string, string>) =>
      checkConfig(readConfig(env)).map(
        ({ what, state, detail: words }) => `${what} ${state} ${words}`,
      );
    expect(linesOf({}).filter((line) => line.includes(" note "))).toHaveLength(1);
    const all = linesOf({
      PUBLIC_URL: "http://worthy.example",
      ADMIN_EMAIL: "ann@example.org",
      SENTRY_DSN: "https://secret@errors.example/7",
    }).join("\n");
    expect(all).toMatch(/PUBLIC_URL note .*isn’t encrypted/);
    expect(all).toContain("TRUST_PROXY note");
    expect(linesOf({ HOST: "0.0.0.0" }).join("\n")).toMatch(
      /PUBLIC_URL note .*no one can sign in on a phone.* PUBLIC_URL=http:\/\/.+:3000/,
    );
    expect(linesOf({ TRUST_PROXY: "true" }).join("\n")).toMatch(
      /TRUST_PROXY note .*number of proxies/,
    );
    expect(linesOf({ TRUST_PROXY: "1" }).join("\n")).not.toContain("TRUST_PROXY");
    expect(all).not.toContain("secret");
  });

  it("doesn't create a database if none exists, even in an empty folder", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "worthy-empty-"));
    expect(await databaseFindings(readConfig({ WORTHY_DATA: dataDir }))).toEqual([
      { what: "Database", state: "note", detail: expect.stringContaining("None yet") },
    ]);
    const expecting = readConfig({ WORTHY_DATA: dataDir, WORTHY_EXPECT_DATA: "on" });
    expect(await databaseFindings(expecting)).toEqual([
      { what: "Database", state: "bad", detail: expect.stringContaining("WORTHY_EXPECT_DATA") },
    ]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("checks the data folder and the port", async () => {
    expect(
      (await checkPlace({ dataDir: join(tmpdir(), "worthy-doctor", "data") }))[0]?.state,
    ).not.toBe("bad");
    expect((await checkPlace({ dataDir: join(import.meta.filename, "data") }))[0]?.state).toBe(
      "bad",
    );
    const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const port = Number(new URL(address).port);
    expect(await checkServer({ port, host: "0.0.0.0" })).toMatchObject({ state: "good" });
    expect(await checkServer({ port: 9, host: "127.0.0.1" })).toMatchObject({ state: "note" });
  });

  it("reports when the machine has less memory than the minimum", () => {
    expect(checkMemory(384)).toMatchObject({
      state: "bad",
      detail: expect.stringContaining("512"),
    });
    expect(checkMemory(512).state).toBe("good");
  });

  it("lists its findings and ends with a verdict", () => {
    expect(describeFindings([good("A", "fine."), bad("Longer", "broken.")])).toEqual([
      "ok    A       fine.",
      "BAD   Longer  broken.",
      "",
      "1 problem keeps Worthy from working.",
    ]);
  });
});
