import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkConfig } from "../../commands/doctor/checkConfig.ts";
import { checkDatabase } from "../../commands/doctor/checkDatabase.ts";
import { checkMail } from "../../commands/doctor/checkMail.ts";
import { readConfig } from "../config.ts";
import { exposeOverTcp } from "../database/exposeOverTcp.ts";
import { runWorthy } from "../../commands/runCommand.ts";
import { createTestDatabase } from "../database/testDatabase.ts";
import { MIGRATIONS, migrate, readApplied } from "../database/migrate.ts";
import { createMailer } from "../mail/createMailer.ts";
import { claimDatabase, readSandboxMark } from "./sandboxMark.ts";

async function open(holds: "nothing" | "migrated") {
  const database = await createTestDatabase({ holds });
  onTestFinished(() => database.stop());
  return database.sql;
}

describe("a sandbox's database", () => {
  it("is marked when a sandbox creates it, and then refused to all but a sandbox", async () => {
    const sql = await open("nothing");
    await claimDatabase(sql, true);
    expect(await readSandboxMark(sql)).toEqual({ resetAt: null });
    await migrate(sql, MIGRATIONS);
    await claimDatabase(sql, true);
    await expect(claimDatabase(sql, false)).rejects.toThrow("belongs to a sandbox");
    expect(await checkDatabase(sql, MIGRATIONS)).toMatchObject([
      { what: "Sandbox", state: "bad", detail: expect.stringContaining("SANDBOX=on") },
    ]);
    expect(await checkDatabase(sql, MIGRATIONS, { isSandbox: true })).toContainEqual(
      expect.objectContaining({ what: "Tables", state: "good" }),
    );
  });

  it("is never one that something else has created", async () => {
    const sql = await open("migrated");
    await expect(claimDatabase(sql, true)).rejects.toThrow("Nothing was changed.");
    expect(await readSandboxMark(sql)).toBeNull();
    expect(await checkDatabase(sql, MIGRATIONS, { isSandbox: true })).toMatchObject([
      { what: "Sandbox", state: "bad" },
    ]);
    const strange = await open("nothing");
    await strange`create table invoices (id integer)`;
    await expect(claimDatabase(strange, true)).rejects.toThrow("has other data");
    expect(await readApplied(strange)).toEqual([]);
    await claimDatabase(strange, false);
  });

  it("is named, with what to do, by a start that ends with 1", async () => {
    const database = await createTestDatabase();
    const tcp = await exposeOverTcp(String(database.sql.options.path));
    onTestFinished(() => (tcp.close(), database.stop()));
    const command = runWorthy(["serve"], {
      SANDBOX: "on",
      DATABASE_URL: `postgres://worthy@127.0.0.1:${tcp.port}/${database.sql.options.database}`,
      WORTHY_DATA: mkdtempSync(join(tmpdir(), "worthy-sandbox-")),
    });
    onTestFinished(() => command.stop());
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain("SANDBOX=on only works with a database that a sandbox");
    expect(command.output()).not.toMatch(/^ {4}at /m);
  });

  it("is not one that a server without SANDBOX has just claimed", async () => {
    const sql = await open("nothing");
    await claimDatabase(sql, false);
    await expect(claimDatabase(sql, true)).rejects.toThrow("has other data");
    await migrate(sql, MIGRATIONS);
  });
});

it("the doctor says that it is a sandbox, and what it ignores", async () => {
  const config = readConfig({ SANDBOX: "on", SMTP_URL: "smtp://mail.example" });
  const findings = [...checkConfig(config), await checkMail(config)];
  expect(findings.find(({ what }) => what === "SANDBOX")).toMatchObject({
    state: "note",
    detail: expect.stringContaining("SMTP_URL is ignored"),
  });
  expect(findings.find(({ what }) => what === "SMTP_URL")?.detail).toContain("Not used");
  expect(findings.map(({ what }) => what)).not.toContain("ADMIN_EMAIL");
});

it("no email leaves a sandbox, and none is written to the outbox", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-sandbox-"));
  const mailer = createMailer({ ...readConfig({ SANDBOX: "on" }), dataDir });
  await mailer.send({ to: "ann@example.org", subject: "", text: "", html: "", link: "" });
  await mailer.close();
  expect(readdirSync(dataDir)).toEqual([]);
});
