import { Socket } from "node:net";

/** What postgres.js tells of the place to connect to. */
interface Place {
  host: readonly string[];
  port: readonly number[];
  /** Of a Unix socket. */
  path?: string | false;
}

const LOOKS = 4;

/**
 * Connections for postgres.js that fail with ETIMEDOUT once the server has left something unanswered
 * for this long. The driver alone waits forever for a server that is frozen.
 */
export function watchedSocket(patienceMs: number): (place: Place) => Socket {
  let turn = 0;
  return ({ host, port, path }) => {
    const at = turn++ % host.length;
    const socket = new Socket();
    // The driver listens for errors first, and may be done with it by then.
    setImmediate(() => {
      if (socket.destroyed) return;
      if (path) socket.connect(path);
      else socket.connect(port[at] ?? 5432, host[at] ?? "localhost");
    });
    watch(socket, patienceMs);
    // The driver takes the name of the host for TLS from here.
    return Object.assign(socket, { host: host[at], port: port[at] });
  };
}

/** By the bytes that went both ways, since the driver removes all listeners when it begins TLS. */
function watch(socket: Socket, patienceMs: number): void {
  let [written, read] = [0, 0];
  let waitsSince: number | null = performance.now(); // to be connected
  const timer = setInterval(() => {
    if (socket.destroyed) return clearInterval(timer);
    const now = performance.now();
    if (socket.bytesRead !== read) waitsSince = null;
    if (socket.bytesWritten !== written) waitsSince ??= now;
    [written, read] = [socket.bytesWritten, socket.bytesRead];
    if (waitsSince === null || now - waitsSince < patienceMs) return;
    const message = `the database has not answered for ${Math.round(now - waitsSince)} ms`;
    socket.destroy(Object.assign(new Error(message), { code: "ETIMEDOUT" }));
  }, patienceMs / LOOKS);
  timer.unref();
}
