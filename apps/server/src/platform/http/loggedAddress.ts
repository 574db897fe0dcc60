const MOST = 300;

/** Who has the reference of an invite may take it: in a path it is as good as a key. */
const INVITE = /(\/(?:invites?|acknowledge)\/)[A-Za-z0-9]{24}(?![A-Za-z0-9])/g;

/** Text without the references of invites in the paths that it names. */
export const withoutInvites = (text: string): string => text.replaceAll(INVITE, "$1…");

/** An address as it may stand in a log: without the reference of an invite, and without the values of its query, which can hold a one-time token or an e-mail address. */
export function loggedAddress(url: string): string {
  const [path = "", ...query] = withoutInvites(url).split("?");
  const names = query.join("?").replaceAll(/=[^&]*/g, "=…");
  return (query.length > 0 ? `${path}?${names}` : path).slice(0, MOST);
}
