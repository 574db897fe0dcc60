/** Where an error reporter accepts envelopes, and this installation's public key. */
export interface Dsn {
  /** Address for posting envelopes. */
  endpoint: string;
  publicKey: string;
}

/** Parses `https://KEY@HOST/[PATH/]PROJECT`; null if invalid. */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const [, path = "", project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || project === undefined) return null;
  return { endpoint: `${protocol}//${host}${path}/api/${project}/envelope/`, publicKey: username };
}
