import type { Config } from "../../platform/config.ts";
import { UNCLEAR_PROXY } from "../../platform/http/trustProxy.ts";
import { describeLinkProblem, findLinkProblem } from "../../platform/linkProblem.ts";
import { describeSandbox } from "../../platform/sandbox/sandboxSettings.ts";
import { good, note, type Finding } from "./Finding.ts";

const isHere = (host: string): boolean => ["127.0.0.1", "::1", "localhost"].includes(host);

/** Surprising aspects of the configuration. Never prints secrets. */
export function checkConfig(config: Config): Finding[] {
  const { publicUrl, sandbox } = config;
  const isPublic = !["localhost", "127.0.0.1"].includes(new URL(publicUrl).hostname);
  const linkProblem = findLinkProblem(config);
  return [
    ...(sandbox ? [note("SANDBOX", describeSandbox(sandbox.ignored))] : []),
    linkProblem
      ? note("PUBLIC_URL", describeLinkProblem(linkProblem))
      : isPublic && publicUrl.startsWith("http:")
        ? note(
            "PUBLIC_URL",
            `${publicUrl} isn’t encrypted, so others can read cookies and sign-in links on the way. Use https:.`,
          )
        : good(
            "PUBLIC_URL",
            `Links start with ${publicUrl}${isPublic ? "" : ", for browsers on this machine"}.`,
          ),
    ...checkProxy(config, isPublic),
    ...(sandbox ? [] : checkOperator(config)),
  ];
}

/** What a sandbox ignores. */
function checkOperator({ adminEmail, sentryDsn }: Config): Finding[] {
  return [
    adminEmail
      ? good("ADMIN_EMAIL", "Set: the person who verifies it becomes an administrator.")
      : note("ADMIN_EMAIL", "Unset: make administrators with npm run worthy -- user admin PERSON."),
    good(
      "SENTRY_DSN",
      sentryDsn
        ? "Errors are also sent to your error reporter."
        : "Unset: errors stay on this server, at /admin/faults.",
    ),
  ];
}

function checkProxy({ host, trustProxy, trustsSomeProxy }: Config, isPublic: boolean): Finding[] {
  if (trustsSomeProxy) return [note("TRUST_PROXY", UNCLEAR_PROXY)];
  return isPublic && isHere(host) && trustProxy === false
    ? [
        note(
          "TRUST_PROXY",
          "Only this machine can connect (HOST), and no proxy is trusted. Behind a proxy, everyone would count as one network. Set it to the number of proxies, such as 1, or their addresses.",
        ),
      ]
    : [];
}
