import { createTransport } from "nodemailer";
import { MailProblem, type Mailer } from "./mailer.ts";

const TIMEOUT_MS = 10_000;

interface SmtpOptions {
  /** smtp: or smtps:, with user and password if the server needs them. */
  url: string;
  from: string;
  timeoutMs?: number;
}

/** Mail through an SMTP server; encrypted with STARTTLS if the server supports it. */
export function smtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Mailer {
  const patience = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
  const transport = createTransport(
    { url, ...patience, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
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

/** The server's messages can quote the address, so only codes are kept. */
function problemOf(error: unknown): MailProblem {
  const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number }; // what nodemailer adds to its errors
  const passing =
    responseCode === undefined ? !["EAUTH", "EENVELOPE"].includes(code) : responseCode < 500;
  return new MailProblem(
    `the mail server did not take the mail (${[code, responseCode].filter(Boolean).join(" ")})`,
    passing,
  );
}
