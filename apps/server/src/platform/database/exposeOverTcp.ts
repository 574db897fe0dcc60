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

/** Cuts a stream into messages and passes on those that `keep` accepts, by their types. */
function filterMessages(keep: (type: string) => boolean): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      const kept: Buffer[] = [];
      while (rest.length >= HEAD && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        if (keep(String.fromCharCode(rest[0] ?? 0))) kept.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done(null, Buffer.concat(kept));
    },
  });
}

/**
 * Like PgBouncer between transactions, delivers no messages of NOTIFY (A), and gives the connection
 * to others once a query is answered (Z): what was sent after that query without its own end (S),
 * as when a statement is described first (H), is never answered.
 */
function betweenTransactions() {
  const state = { unanswered: 0, described: false, given: false };
  const toDatabase = filterMessages((type) => {
    if (type === "Q" || type === "S") state.unanswered += 1;
    if (type === "H" && state.unanswered > 0) state.described = true;
    return true;
  });
  const toClient = filterMessages((type) => {
    const isHeard = type !== "A" && !state.given;
    if (type === "Z" && state.unanswered > 0) state.unanswered -= 1;
    if (type === "Z" && state.unanswered === 0) state.given = state.described;
    return isHeard;
  });
  return { toDatabase, toClient };
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
    const database = dial(socket);
    clients.add(client);
    if (asPooler) {
      const [startup] = (await once(client, "data")) as [Buffer];
      if (refuse(client, startup)) return void database.destroy();
      database.write(startup); // the only message without a type
      const { toDatabase, toClient } = betweenTransactions();
      client.pipe(toDatabase).pipe(database);
      database.pipe(toClient).pipe(client);
    } else client.pipe(database).pipe(client);
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
