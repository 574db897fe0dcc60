import { basePathOf } from "@worthy/domain";
import { SOCKET_PATH } from "@worthy/contract";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Server as Engine, type Socket } from "engine.io";
import type { FastifyInstance } from "fastify";
import { Server } from "socket.io";
import type { TrustProxy } from "../http/trustProxy.ts";
import type { SessionSql } from "../database/sqlClient.ts";
import type { Caller } from "../policy.ts";
import { createAddressReader } from "./createAddressReader.ts";
import { admitSockets } from "./admitSockets.ts";
import { createBusAdapter } from "./createBusAdapter.ts";
import { createConnectionGuard, type ConnectionGuard } from "./createConnectionGuard.ts";
import { createReplayBuffer } from "./createReplayBuffer.ts";
import type { TakeTracked } from "./receiveTrackerEvents.ts";
import { openPostgresBus } from "./openPostgresBus.ts";
import type { Bus } from "./Bus.ts";
import type { RealtimeHub } from "./realtimeHub.ts";
import { SOCKET_LIMITS, type SocketLimits } from "./socketLimits.ts";
import type { SocketServer } from "./socketServer.ts";

const SECOND_MS = 1_000;

/** Closes connections that send more than our clients ever would. */
function guardPackets(engine: Engine, packetsPerSecond: number): void {
  engine.on("connection", (connection: Socket) => {
    let until = 0;
    let count = 0;
    connection.on("packet", () => {
      const now = Date.now();
      if (now >= until) [until, count] = [now + SECOND_MS, 0];
      count += 1;
      if (count > packetsPerSecond) connection.close(true);
    });
  });
}

export interface RealtimeParts {
  hub: RealtimeHub;
  findCaller(bearer: string): Promise<Caller | null>;
  /** Stores clients' events. */
  take: TakeTracked;
  /** Carries what servers tell each other, where there is no Redis. */
  sessions: SessionSql;
  config: { publicUrl: string; trustProxy: TrustProxy; redisUrl?: string | undefined };
  limits?: Partial<SocketLimits> | undefined;
}

/** Time for a client to send its bearer after connecting. */
const HANDSHAKE_MS = 10_000;
/** Time for clients to disconnect when the server stops. */
const GOODBYE_MS = 1_000;

/**
 * Loads the Redis client only if it is configured: it has more modules than all features together.
 */
async function openBus(app: FastifyInstance, { sessions, config }: RealtimeParts): Promise<Bus> {
  if (config.redisUrl === undefined) return openPostgresBus(sessions);
  const { openRedisBus } = await import("./openRedisBus.ts");
  return openRedisBus(config.redisUrl, app.log);
}

/**
 * Accepts sockets on the HTTP server. WebSockets only: they need no sticky sessions, and other
 * requests stay with Fastify.
 */
export async function registerRealtime(app: FastifyInstance, parts: RealtimeParts): Promise<void> {
  const limits = { ...SOCKET_LIMITS, ...parts.limits };
  const bus = await openBus(app, parts);
  const replayBuffer = createReplayBuffer(Date.now);
  const sockets: SocketServer = new Server({
    adapter: createBusAdapter({ bus, log: app.log, replayBuffer }),
    connectTimeout: HANDSHAKE_MS,
  });
  const engine = new Engine({ transports: ["websocket"], maxHttpBufferSize: limits.packetBytes });
  sockets.bind(engine);
  guardPackets(engine, limits.packetsPerSecond);
  const networkOf = createAddressReader(parts.config.trustProxy);
  admitSockets(sockets, {
    findCaller: parts.findCaller,
    take: parts.take,
    networkOf,
    connectionsPerAccount: limits.connectionsPerAccount,
    replayBuffer,
    log: app.log,
  });
  parts.hub.attach(sockets);

  const stillOpen = listenForUpgrades(app, {
    path: basePathOf(parts.config.publicUrl) + SOCKET_PATH,
    guard: createConnectionGuard({ ...parts.config, limits }),
    accept: (...upgrade) => engine.handleUpgrade(...upgrade),
  });
  // A stopping server waits for open connections, so those that don't answer the goodbye are cut
  // off.
  app.addHook("preClose", async () => {
    await sockets.close();
    await bus
      .close()
      .catch((error: unknown) => app.log.warn({ err: error }, "couldn't close the servers' bus"));
    const cutOff = setTimeout(
      () => stillOpen.forEach((connection) => connection.destroy()),
      GOODBYE_MS,
    );
    cutOff.unref();
  });
}

interface Upgrades {
  /** Where sockets are opened. */
  path: string;
  guard: ConnectionGuard;
  accept: Engine["handleUpgrade"];
}

/** Passes connections that want to become sockets to the guard; returns the open ones. */
function listenForUpgrades(
  { server }: FastifyInstance,
  { path, guard, accept }: Upgrades,
): ReadonlySet<Duplex> {
  const open = new Set<Duplex>();
  server.on("upgrade", (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connection.on("error", () => connection.destroy());
    if (request.url?.split("?", 1)[0] !== path) {
      // In development, Vite listens too, for its own.
      if (server.listenerCount("upgrade") === 1) turnAway(connection, 404);
      return;
    }
    const place = guard.enter(request);
    if (typeof place === "number") return turnAway(connection, place);
    open.add(connection);
    connection.once("close", () => {
      open.delete(connection);
      place.release();
    });
    accept(request, connection, head);
  });
  return open;
}

const REASONS = { 403: "Forbidden", 404: "Not Found", 429: "Too Many Requests" } as const;

function turnAway(connection: Duplex, status: keyof typeof REASONS): void {
  connection.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    () => connection.destroy(),
  );
}
