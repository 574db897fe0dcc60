// A separate process, so that its memory isn't the server's: opens sockets like many people would,
// and keeps them open.
import { SOCKET_PATH, type ServerEvents } from "@worthy/contract";
import { io, type Socket } from "socket.io-client";

export interface CrowdOrder {
  origin: string;
  /** One per socket; null for somebody without an account. */
  bearers: (string | null)[];
}

/** What the crowd reports about itself: once all are connected, and on request. */
export interface CrowdState {
  connected: number;
  /** Events received by any of them. */
  heard: number;
  /** Why some are disconnected. */
  ends: string[];
}

/** Connections started at a time, as if all reconnect after a server restart. */
const AT_ONCE = 50;

const sockets: Socket<ServerEvents, Record<never, never>>[] = [];
const ends: string[] = [];
let heard = 0;

function open(origin: string, bearer: string | null, number: number): Promise<void> {
  const socket: (typeof sockets)[number] = io(origin, {
    path: SOCKET_PATH,
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    auth: bearer === null ? {} : { bearer },
    extraHeaders: { "x-forwarded-for": `10.6.${number >> 8}.${number & 255}` },
  });
  sockets.push(socket);
  socket.onAny(() => (heard += 1));
  socket.on("disconnect", (reason) => ends.push(reason));
  return new Promise((resolve) =>
    socket
      .once("connect", resolve)
      .once("connect_error", ({ message }) => resolve(void ends.push(message))),
  );
}

const tell = () =>
  process.send?.({
    connected: sockets.filter(({ connected }) => connected).length,
    heard,
    ends: [...new Set(ends)],
  } satisfies CrowdState);

async function gather({ origin, bearers }: CrowdOrder): Promise<void> {
  const left = bearers.entries();
  const openNext = async () => {
    for (const [number, bearer] of left) await open(origin, bearer, number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  process.on("message", tell);
  tell();
}

process.once("message", (order) => void gather(order as CrowdOrder)); // the benchmark sends nothing else
