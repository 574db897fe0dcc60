/**
 * Codes of Node.js, postgres.js and PostgreSQL: unreachable (08, 57P0), too slow (57014), or out of
 * disk, memory or connections (53). A socket file that too many wait for fails with EAGAIN, and what
 * is written while a connection is being lost can fail with ERR_SOCKET_CLOSED.
 */
const AWAY =
  /^(CONNECT|CONNECTION_|EAGAIN|ECONN|ENOENT|EPIPE|ERR_SOCKET_CLOSED|ETIMEDOUT|08|53|57P0|57014)/;

/** After this many seconds it may be back. */
export const DATABASE_BACK_S = 5;

/** True of errors that say that the database can't be reached, or can't work now; the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && AWAY.test(String(error.code))) || isDatabaseAway(error.cause);
}
