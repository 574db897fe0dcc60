import { randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

const KEEP_MS = 24 * 60 * 60 * 1000;

interface OutboxOptions {
  folder: string;
  from: string;
  now(): number;
  /** Prints to the terminal: the only place where a link is printed. */
  print(line: string): void;
}

/**
 * Used without a mail server: writes each mail to a file that only its owner can read and that is
 * kept for a day, and prints its link.
 */
export function outboxMailer({ folder, from, now, print }: OutboxOptions): Mailer {
  const composer = createTransport(
    { streamTransport: true, buffer: true, newline: "windows" },
    { from },
  );
  return {
    send: async ({ to, subject, text, html, link }) => {
      const { message } = await composer.sendMail({
        to: { name: "", address: to },
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Its permissions may have been changed since: the links in it let people sign in.
      await chmod(folder, 0o700);
      await removeOld(folder, now() - KEEP_MS);
      const path = join(
        folder,
        `${new Date(now()).toISOString().replaceAll(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}.eml`,
      );
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 }); // a Buffer, because of the option `buffer`
      await rename(`${path}.part`, path);
      print(`\nNo SMTP_URL is set, so an email was written to ${path}\n  ${subject}: ${link}`);
    },
    close: async () => composer.close(),
  };
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
