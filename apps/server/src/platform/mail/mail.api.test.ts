import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startSmtpDouble, type SmtpDouble } from "../../testing/doubles/smtpDouble.ts";
import { TEST_CERTIFICATE } from "../../testing/doubles/testCertificate.ts";
import { MailProblem, type MailMessage } from "./mailer.ts";
import { outboxMailer } from "./outboxMailer.ts";
import { openMailQueue, type MailQueue } from "./mailQueue.ts";
import { renderMail } from "./renderMail.ts";
import { smtpMailer } from "./smtpMailer.ts";

const LINK = "https://worthy.example/web-authentication?token=abc123";
const words = {
  title: "Sign in",
  lead: "Somebody asked on <b>Chrome</b>.",
  button: "Sign in",
  link: LINK,
  notes: ['A "note" & more'],
};
const message: MailMessage = {
  to: "ann@example.org",
  subject: "Your link",
  link: LINK,
  ...renderMail(words, "en"),
};
const FROM = "Worthy <worthy@worthy.example>";

/** A mail's text with its transfer encoding decoded. */
const decoded = (raw: string) =>
  raw
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );

let double: SmtpDouble;
let mailQueue: MailQueue;
const logged: string[] = [];
const openQueue = (timeoutMs = 2000) => {
  const log = {
    warn: (fields: object, text: string) => void logged.push(JSON.stringify({ ...fields, text })),
  };
  return openMailQueue({
    mailer: smtpMailer({ url: double.url, from: FROM, timeoutMs }),
    log,
    waits: [1, 1],
  });
};
beforeAll(async () => void (double = await startSmtpDouble()));
afterEach(async () => {
  await mailQueue?.close();
  double.mails.length = 0;
  logged.length = 0;
});
afterAll(() => double.stop());

describe("mail over SMTP", () => {
  it("arrives as plain text and HTML, with the link in both", async () => {
    mailQueue = openQueue();
    expect(await mailQueue.post([message])).toBe(true);
    expect(double.mails).toHaveLength(1);
    const [{ from = "", to = [], raw = "" } = {}] = double.mails;
    expect([from, to]).toEqual(["worthy@worthy.example", ["ann@example.org"]]);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/im);
    const text = decoded(raw);
    expect(text.split(LINK).length - 1).toBeGreaterThanOrEqual(3);
    expect(text).toContain("Somebody asked on <b>Chrome</b>.");
    expect(text).toContain("Somebody asked on &lt;b&gt;Chrome&lt;/b&gt;.");
    expect(text).toContain("A &quot;note&quot; &amp; more");
  });

  it("is sent to exactly one email address, even if it contains several", async () => {
    mailQueue = openQueue();
    await mailQueue.post([{ ...message, to: 'ann@example.org, "x" <bob@example.org>' }]);
    expect(double.mails.flatMap(({ to }) => to)).not.toContain("bob@example.org");
    await mailQueue.post([{ ...message, subject: "Hello\r\nBcc: bob@example.org" }]);
    expect(
      double.mails
        .flatMap(({ to, raw }) => [...to, raw])
        .filter((part) => part === "bob@example.org" || /^Bcc:/m.test(part)),
    ).toEqual([]);
  });

  it("is retried while the server is busy or unresponsive", async () => {
    mailQueue = openQueue(200);
    double.misbehave(["451 busy with ann@example.org", "silence"]);
    expect(await mailQueue.post([message])).toBe(true);
    expect(double.mails).toHaveLength(1);
    expect(logged).toHaveLength(2);
    expect(logged.join("")).not.toContain("example.org");
  });

  it("isn't retried after a permanent rejection or the last attempt", async () => {
    mailQueue = openQueue();
    const before = double.connections();
    double.misbehave(["550 no such person ann@example.org"]);
    expect(await mailQueue.post([message])).toBe(false);
    expect(double.connections() - before).toBe(1);
    double.misbehave(["451 busy", "451 busy", "451 busy"]);
    expect(await mailQueue.post([message])).toBe(false);
    expect(double.mails).toEqual([]);
    expect(logged.join("")).not.toContain("example.org");
  });

  it("has no side effects if no server is listening", async () => {
    const mailer = smtpMailer({ url: "smtp://127.0.0.1:1", from: FROM });
    await expect(mailer.send(message)).rejects.toThrow(
      new MailProblem(
        "the mail server didn’t accept the email: nothing listens on that port (ESOCKET ECONNREFUSED)",
        true,
      ),
    );
    await mailer.close();
  });

  it("logs why the server's certificate isn't trusted", async () => {
    const secure = await startSmtpDouble({ tls: TEST_CERTIFICATE });
    const log = { warn: (fields: object) => void logged.push(JSON.stringify(fields)) };
    const mailer = smtpMailer({ url: secure.url, from: FROM });
    mailQueue = openMailQueue({ mailer, log, waits: [] });
    expect(await mailQueue.post([message])).toBe(false);
    expect(logged.join("")).toContain(
      "its certificate is self-signed (ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT)",
    );
    expect(secure.mails).toEqual([]);
    await secure.stop();
  });
});

describe("mail without a server", () => {
  it("is saved as a file that only its owner can read and its link is printed, and old files are deleted", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "worthy-outbox-")), "outbox");
    const said: string[] = [];
    const mailer = outboxMailer({
      folder,
      from: FROM,
      now: Date.now,
      print: (line) => void said.push(line),
    });
    await mailer.send(message);
    const [first = ""] = readdirSync(folder);
    expect(first).toMatch(/\.eml$/);
    expect(statSync(join(folder, first)).mode & 0o777).toBe(0o600);
    expect(decoded(readFileSync(join(folder, first), "utf8"))).toContain(LINK);
    expect(said.join("")).toContain(LINK);

    utimesSync(join(folder, first), 1, 1);
    chmodSync(folder, 0o755);
    await mailer.send(message);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain(first);
    await mailer.close();
    rmSync(folder, { recursive: true });
  });
});
