import { createTransport } from "nodemailer";
import type { Config } from "../../platform/config.ts";
import { isCertificateFault, mailReason, type MailFault } from "../../platform/mail/mailReason.ts";
import { smtpSettings } from "../../platform/mail/smtpMailer.ts";
import { withTimeout } from "../../platform/withTimeout.ts";
import { bad, good, note, type Finding } from "./Finding.ts";

const WHAT = "SMTP_URL";
/** For each step of the handshake. */
const STEP_MS = 5_000;
const PATIENCE_MS = 15_000;
const MOST_QUOTED = 200;

/** Connects to the mail server and signs in, as for a mail, but sends none. */
export async function checkMail({
  smtpUrl,
  mailFrom,
  sandbox,
}: Pick<Config, "smtpUrl" | "mailFrom" | "sandbox">): Promise<Finding> {
  if (sandbox) return note(WHAT, "Not used: no email leaves a sandbox.");
  if (!smtpUrl)
    return note(
      WHAT,
      "Unset: mail is written to outbox/ in the data folder, and its link is printed.",
    );
  const transport = createTransport(smtpSettings(smtpUrl, STEP_MS), { from: mailFrom });
  try {
    await withTimeout(transport.verify(), PATIENCE_MS);
    return good(WHAT, `${serverOf(smtpUrl)} takes mail: connected${signedInAt(smtpUrl)}.`);
  } catch (error) {
    const fault = error as MailFault; // what nodemailer rejects with
    return bad(
      WHAT,
      `${serverOf(smtpUrl)} can't be used: ${mailReason(fault)}.${quoted(fault, smtpUrl)} ${adviceFor(fault)}`,
    );
  } finally {
    transport.close();
  }
}

const serverOf = (url: string): string => new URL(url).host;
const signedInAt = (url: string): string => (new URL(url).username === "" ? "" : ", signed in");

/** The server's own words, without what SMTP_URL keeps secret. */
function quoted({ response }: MailFault, url: string): string {
  if (!response) return "";
  const { username, password } = new URL(url);
  const secrets = [username, password]
    .flatMap((part) => [part, decodeURIComponent(part)])
    .flatMap((part) => [part, Buffer.from(part).toString("base64")])
    .filter((part) => part !== "");
  const words = secrets
    .reduce((text, secret) => text.replaceAll(secret, "…"), response)
    .replaceAll(/[\s\p{Cc}]+/gu, " ");
  return ` It says: ${words.slice(0, MOST_QUOTED)}`;
}

function adviceFor(fault: MailFault): string {
  if (isCertificateFault(fault))
    return "Set NODE_EXTRA_CA_CERTS to the file of its authority or of the certificate itself, as in NODE_EXTRA_CA_CERTS=/path/to/ca.pem, or give the server a certificate for the name in SMTP_URL.";
  if (fault.code === "EAUTH")
    return "Check them in SMTP_URL. Write characters such as @ : / # % as %40 %3A %2F %23 %25. Many services want an app password here.";
  if (/ERR_SSL/.test(fault.originalCode ?? ""))
    return "Write smtp:// instead of smtps://; the connection is then encrypted if the server offers it (STARTTLS).";
  if (fault.code === "ETIMEDOUT")
    return "Check host and port: smtps:// is usually on port 465, smtp:// on 587. Many networks block port 25.";
  return "Check host and port in SMTP_URL.";
}
