import type { Config } from "../../platform/config.ts";
import { good, note, type Finding } from "./Finding.ts";

const isHere = (host: string): boolean => ["127.0.0.1", "::1", "localhost"].includes(host);

/** What of the configuration is likely to surprise. No value of it that opens anything is told. */
export function lookAtConfig(config: Config): Finding[] {
  const { publicUrl, host, smtpUrl, adminEmail, trustProxy, sentryDsn, tmdbToken } = config;
  const isPublic = !["localhost", "127.0.0.1"].includes(new URL(publicUrl).hostname);
  return [
    isPublic && publicUrl.startsWith("http:")
      ? note("PUBLIC_URL", `${publicUrl} is not encrypted: cookies and sign-in links can be read on the way. Use https:.`)
      : good("PUBLIC_URL", `Links begin with ${publicUrl}.`),
    ...(isPublic && isHere(host) && trustProxy === false
      ? [note("TRUST_PROXY", "Only this machine can connect (HOST), and no proxy is believed: behind one, everybody counts as one network.")]
      : []),
    smtpUrl ? good("SMTP_URL", "Mail goes out by your mail server.") : note("SMTP_URL", "Unset: mail is written into outbox/ of the data folder, and its link printed."),
    adminEmail
      ? good("ADMIN_EMAIL", "Set: whoever verifies it is an administrator.")
      : note("ADMIN_EMAIL", "Unset: administrators are made by npm run worthy -- user admin PERSON."),
    good("SENTRY_DSN", sentryDsn ? "Faults are told to your error reporter too." : "Unset: faults stay on this server, at /admin/faults."),
    good("TMDB_TOKEN", tmdbToken ? "Set: titles can be imported from TMDB." : "Unset: the bundled catalogue and TVmaze work without it."),
  ];
}
