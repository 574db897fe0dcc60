import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReceivedMail } from "../../../server/src/testing/doubles/smtpDouble.ts";

/** The mails that went to an address, oldest first, read from the files that stand for a mail server. */
export async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(".eml"))
    .toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return mails.filter((mail) => new RegExp(`^To: .*${RegExp.escape(email)}`, "m").test(mail));
}

/** The links of those mails. */
export async function linksTo(dataDir: string, email: string): Promise<string[]> {
  return (await mailsTo(dataDir, email)).flatMap((mail) => linkIn(mail) ?? []);
}

/** The same of what a mail server has received. */
export function linksReceived(mails: readonly ReceivedMail[], email: string): string[] {
  return mails.filter(({ to }) => to.includes(email)).flatMap(({ raw }) => linkIn(raw) ?? []);
}

/** Lines of a mail are cut with `=`, and `=` itself is written `=3D`. */
function linkIn(mail: string): string | undefined {
  return /https?:\/\/\S+-authentication\?token=[A-Za-z0-9]+(?:&type=[A-Z_]+)?/.exec(
    mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="),
  )?.[0];
}
