const MOST = 300;

/** Anybody with an invite's reference can use it, so in a path it is as secret as a key. */
const INVITE = /(\/(?:invites?|acknowledge)\/)[A-Za-z0-9]{24}(?![A-Za-z0-9])/g;

/** Text with the invite references in its paths removed. */
export const withoutInvites = (text: string): string => text.replaceAll(INVITE, "$1…");

/**
 * An address as it may be logged: without invite references and query values, which can be one-time
 * tokens or e-mail addresses.
 */
export function loggedAddress(url: string): string {
  const [path = "", ...query] = withoutInvites(url).split("?");
  const names = query.join("?").replaceAll(/=[^&]*/g, "=…");
  return (query.length > 0 ? `${path}?${names}` : path).slice(0, MOST);
}
