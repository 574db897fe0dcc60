import { type Socket, connect as dial, createServer } from "node:net";

interface Exposed {
  port: number;
  /** Breaks all current connections. */
  cut: () => void;
  close: () => void;
}

/**
 * For tests of DATABASE_URL: makes a PostgreSQL that only listens on a socket look like a remote
 * one.
 */
export async function exposeOverTcp(socket: string, port = 0): Promise<Exposed> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const database = dial(socket);
    clients.add(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.pipe(other);
      one.on("error", () => {}).on("close", () => other.destroy());
    }
    client.on("close", () => clients.delete(client));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: address && typeof address === "object" ? address.port : 0,
    cut: () => clients.forEach((client) => client.destroy()),
    close: () => void server.close(),
  };
}
