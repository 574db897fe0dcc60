import { createTransport } from "nodemailer";
import { MailProblem, type Mailer } from "./mailer.ts";
import { mailReason, type MailFault } from "./mailReason.ts";

const TIMEOUT_MS = 10_000;

interface SmtpOptions {
  /** smtp: or smtps:, with user and password if the server needs them. */
  url: string;
  from: string;
  timeoutMs?: number;
}

/** How to connect, with a limit on each step. */
export const smtpSettings = (url: string, timeoutMs: number) => ({
  url,
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  dnsTimeout: timeoutMs,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Mail through an SMTP server; encrypted with STARTTLS if the server supports it. */
export function smtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Mailer {
  const transport = createTransport(smtpSettings(url, timeoutMs), { from });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport
        .sendMail({
          to: { name: "", address: to },
          subject,
          text,
          html,
          headers: { "auto-submitted": "auto-generated" },
        })
        .catch((error: unknown) => Promise.reject(problemOf(error)));
    },
    close: async () => transport.close(),
  };
}

/** The server's messages can quote the address, so only codes and our own words are kept. */
function problemOf(error: unknown): MailProblem {
  const fault = error as MailFault; // what nodemailer rejects with
  const { code = "unknown", responseCode } = fault;
  const passing =
    responseCode === undefined ? !["EAUTH", "EENVELOPE"].includes(code) : responseCode < 500;
  return new MailProblem(`the mail server didn’t accept the email: ${mailReason(fault)}`, passing);
}
