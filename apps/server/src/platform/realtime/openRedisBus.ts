import { createClient } from "@redis/client";
import type { FastifyBaseLogger } from "fastify";
import type { Bus } from "./Bus.ts";

const CHANNEL = "worthy:realtime";
const CONNECT_MS = 5_000;
const MOST_WAITING = 1_000;
const LONGEST_WAIT_MS = 2_000;

/**
 * The bus over Redis or Valkey, which need not be available when the server starts: both
 * connections retry indefinitely.
 */
export function openRedisBus(url: string, log: Pick<FastifyBaseLogger, "warn">): Bus {
  const listeners = new Set<(text: string) => void>();
  const options = {
    url,
    commandsQueueMaxLength: MOST_WAITING,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, LONGEST_WAIT_MS),
    },
  };
  // What can't be sent now isn't worth sending later.
  const clients = [
    createClient({ ...options, disableOfflineQueue: true }),
    createClient(options),
  ] as const;
  const [sender, receiver] = clients;
  for (const client of clients) {
    client.on("error", (error: unknown) =>
      log.warn({ err: error }, "Redis isn’t answering; changes reach other servers’ sockets late"),
    );
    client.connect().catch(() => {}); // only closing the client ends its attempts
  }
  const receive = (text: string) => {
    for (const listener of listeners) listener(text);
  };
  receiver.subscribe(CHANNEL, receive).catch(() => {}); // waits for the connection, and is repeated after each loss
  return {
    send: async (text) => void (await sender.publish(CHANNEL, text)),
    subscribe: (listener) => void listeners.add(listener),
    close: async () => {
      for (const client of clients) client.destroy();
    },
  };
}
