import { join } from "node:path";
import { print } from "../print.ts";
import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outboxMailer.ts";
import { smtpMailer } from "./smtpMailer.ts";

/** SMTP if a server is configured, otherwise the outbox. From a sandbox nothing is sent or kept. */
export function createMailer({
  smtpUrl,
  mailFrom,
  dataDir,
  sandbox,
}: {
  smtpUrl?: string | undefined;
  mailFrom: string;
  dataDir: string;
  sandbox?: object | undefined;
}): Mailer {
  if (sandbox) return { send: async () => {}, close: async () => {} };
  if (smtpUrl) return smtpMailer({ url: smtpUrl, from: mailFrom });
  return outboxMailer({ folder: join(dataDir, "outbox"), from: mailFrom, now: Date.now, print });
}
