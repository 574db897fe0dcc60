import { once } from "node:events";
import { type Socket, connect as dial, createServer } from "node:net";
import { Transform } from "node:stream";

interface Exposed {
  port: number;
  /** Breaks all current connections. */
  cut: () => void;
  close: () => void;
}

/** What PgBouncer says to a client that sends a start-up parameter it can't keep for it. */
const REFUSAL = "SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0";

/** Like PgBouncer, refuses a client that sends a timeout; true if it did. */
function refuse(client: Socket, startup: Buffer): boolean {
  if (!startup.includes("\0statement_timeout\0")) return false;
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(REFUSAL.length + 4, 1);
  client.end(Buffer.concat([head, Buffer.from(REFUSAL)]));
  return true;
}

/** A message's type and length, which come first. */
const HEAD = 5;

/** Like PgBouncer between transactions, delivers no messages of NOTIFY. */
function deafen(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      const heard: Buffer[] = [];
      while (rest.length >= HEAD && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        if (rest[0] !== "A".charCodeAt(0)) heard.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done(null, Buffer.concat(heard));
    },
  });
}

/**
 * For tests of DATABASE_URL: makes a PostgreSQL that only listens on a socket look like a remote
 * one, or like a pooler's.
 */
export async function exposeOverTcp(
  socket: string,
  { port = 0, asPooler = false } = {},
): Promise<Exposed> {
  const clients = new Set<Socket>();
  const server = createServer(async (client) => {
    if (asPooler) {
      const [startup] = (await once(client, "data")) as [Buffer];
      if (refuse(client, startup)) return;
      client.unshift(startup);
    }
    const database = dial(socket);
    clients.add(client);
    client.pipe(database);
    (asPooler ? database.pipe(deafen()) : database).pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on("error", () => {}).on("close", () => other.destroy());
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
