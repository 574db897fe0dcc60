import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The links of the mails that went to an address, oldest first, read from the files that stand for a mail server. */
export async function linksTo(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return mails.filter((mail) => new RegExp(`^To: .*${RegExp.escape(email)}`, "m").test(mail)).flatMap((mail) => linkIn(mail) ?? []);
}

/** Lines of a mail are cut with `=`, and `=` itself is written `=3D`. */
function linkIn(mail: string): string | undefined {
  return /https?:\/\/\S+-authentication\?token=[A-Za-z0-9]+/.exec(mail.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[0];
}
