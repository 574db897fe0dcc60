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
  /** Nothing was written since the last look. */
  let isQuiet = false;
  /** Waits again for what was written after a pause. */
  let waitsAgain = false;
  const timer = setInterval(() => {
    if (socket.destroyed) return clearInterval(timer);
    const now = performance.now();
    const hasRead = socket.bytesRead !== read;
    const hasWritten = socket.bytesWritten !== written;
    if (hasRead) [waitsSince, waitsAgain] = [null, false];
    // Before a pause, everything may have been answered: what comes after it has its own time, once.
    const isNext: boolean = hasWritten && !hasRead && isQuiet && !waitsAgain;
    if (isNext) [waitsSince, waitsAgain] = [now, true];
    if (hasWritten) waitsSince ??= now;
    isQuiet = !hasWritten;
    [written, read] = [socket.bytesWritten, socket.bytesRead];
    if (waitsSince === null || now - waitsSince < patienceMs) return;
    const message = `the database has not answered for ${Math.round(now - waitsSince)} ms`;
    socket.destroy(Object.assign(new Error(message), { code: "ETIMEDOUT" }));
  }, patienceMs / LOOKS);
  timer.unref();
}
