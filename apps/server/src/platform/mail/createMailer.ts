import { join } from "node:path";
import { print } from "../print.ts";
import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outboxMailer.ts";
import { smtpMailer } from "./smtpMailer.ts";

/** SMTP if a server is configured, otherwise the outbox. */
export function createMailer({
  smtpUrl,
  mailFrom,
  dataDir,
}: {
  smtpUrl?: string | undefined;
  mailFrom: string;
  dataDir: string;
}): Mailer {
  if (smtpUrl) return smtpMailer({ url: smtpUrl, from: mailFrom });
  return outboxMailer({ folder: join(dataDir, "outbox"), from: mailFrom, now: Date.now, print });
}
