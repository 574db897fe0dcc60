/** Where an error reporter takes envelopes, and the public key that it knows this installation by. */
export interface Dsn {
  /** Address that envelopes are posted to. */
  endpoint: string;
  publicKey: string;
}

/** Reads `https://KEY@HOST/[PATH/]PROJECT`; null where it is none. */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const [, path = "", project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || project === undefined) return null;
  return { endpoint: `${protocol}//${host}${path}/api/${project}/envelope/`, publicKey: username };
}
