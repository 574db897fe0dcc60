/** What is before the last `@` is the account, even if it has characters that end an address. */
const PARTS = /^postgres(?:ql)?:\/\/(?:(.*)@)?([^@/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/s;
const HOST = /^(\[[\da-f:.]+\]|[^:[\]\s]*)(?::(.*))?$/is;

/** The parts of an address, still escaped; null if it has none. */
function split(text: string) {
  const [found, account = "", hosts = "", path = "", search = ""] = PARTS.exec(text) ?? [];
  return found === undefined ? null : { account, hosts, path, query: new URLSearchParams(search) };
}

interface DatabaseUrl {
  /** The address for the driver. */
  url: string;
  /** What the driver doesn't read from an address: a host's name, or the folder of a Unix socket. */
  place: { host?: string; port?: number };
}

/**
 * Reads the address of a PostgreSQL as libpq does, which may name a Unix socket in the query
 * (`postgres://user@/name?host=/var/run/postgresql`) or as an escaped host.
 */
export function readDatabaseUrl(text: string): DatabaseUrl {
  const { account, hosts, path, query } = split(text) ?? {
    hosts: "",
    query: new URLSearchParams(),
  };
  const [, name = "", ownPort] = HOST.exec(hosts) ?? [];
  const host = query.get("host") ?? (/^%2f/i.test(name) ? decodeURIComponent(name) : null);
  if (host === null) return { url: text, place: {} };
  const port = query.get("port") ?? ownPort;
  for (const read of ["host", "port"]) query.delete(read);
  return {
    url: `postgres://${account ? `${account}@` : ""}localhost${path}?${query}`, // which host doesn't matter
    place: { host, ...(port !== undefined && { port: Number(port) }) },
  };
}

function isEscaped(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}

const isPort = (port: string) =>
  /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536;

/**
 * What is wrong with the address of a PostgreSQL; null if nothing. Repeats nothing of it, which
 * might be the password.
 */
export function findUrlMistake(text: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(text)) return "must start with postgres://";
  const parts = split(text);
  if (!parts || /[/?#\s]/.test(parts.account))
    return "has a character that must be escaped; in names and passwords, write %40 for @, %2F for /, %3F for ?, %23 for # and %20 for a space";
  if (!isEscaped(text))
    return "has a % that escapes nothing; in names and passwords, write %25 for it";
  const hosts = parts.hosts.split(",").map((host) => HOST.exec(host));
  const ports = [...hosts.map((host) => host?.[2]), parts.query.get("port") ?? undefined];
  if (ports.some((port) => port !== undefined && !isPort(port)))
    return "has a port that isn’t a number from 1 to 65535";
  return hosts.includes(null) || !URL.canParse(readDatabaseUrl(text.replace(/,[^/?]*/, "")).url)
    ? "must be an address such as postgres://user:password@host:5432/name"
    : null;
}
