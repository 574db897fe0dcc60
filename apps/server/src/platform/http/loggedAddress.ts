const MOST = 300;

/** An address as it may stand in a log: without the values of its query, which can hold a one-time token or an e-mail address. */
export function loggedAddress(url: string): string {
  const [path = "", ...query] = url.split("?");
  const names = query.join("?").replaceAll(/=[^&]*/g, "=…");
  return (query.length > 0 ? `${path}?${names}` : path).slice(0, MOST);
}
