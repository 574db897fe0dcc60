import type { FastifyBaseLogger } from "fastify";
import type { Namespace } from "socket.io";
import {
  ClusterAdapter,
  MessageType,
  type Adapter,
  type BroadcastOptions,
  type ClusterMessage,
} from "socket.io-adapter";
import type { Bus } from "./Bus.ts";
import type { ReplayBuffer } from "./createReplayBuffer.ts";

type Log = Pick<FastifyBaseLogger, "error">;

interface AdapterParts {
  bus: Bus;
  log: Log;
  /** The replay buffer of the rooms' messages. */
  replayBuffer: ReplayBuffer;
}

/**
 * Rooms across all servers: a message to a room goes over the bus, and each server passes it to its
 * own sockets.
 */
class BusAdapter extends ClusterAdapter {
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #replayBuffer: ReplayBuffer;

  constructor(namespace: Namespace, { bus, log, replayBuffer }: AdapterParts) {
    super(namespace);
    this.#bus = bus;
    this.#log = log;
    this.#replayBuffer = replayBuffer;
    bus.subscribe((text) => this.#receive(text));
  }

  #receive(text: string): void {
    try {
      const message = JSON.parse(text) as ClusterMessage; // only our servers use the bus; a server recognises its own messages by their uid
      if (message.type === MessageType.BROADCAST && message.uid !== this.uid)
        this.#note(message.data.packet, message.data.opts.rooms);
      this.onMessage(message);
    } catch (error) {
      this.#log.error({ err: error }, "couldn't read a message from another server");
    }
  }

  /** Messages of this server; those of others come over the bus. */
  override broadcast(packet: unknown, opts: BroadcastOptions): Promise<void> {
    this.#note(packet, opts.rooms);
    return super.broadcast(packet, opts);
  }

  #note(packet: unknown, rooms: Iterable<string>): void {
    if (
      typeof packet === "object" &&
      packet !== null &&
      "data" in packet &&
      Array.isArray(packet.data)
    )
      this.#replayBuffer.add(rooms, packet.data);
  }

  /** This server's sockets don't wait for the bus, and work without it. */
  protected doPublish(message: ClusterMessage): Promise<string> {
    this.#bus
      .send(JSON.stringify(message))
      .catch((error: unknown) => this.#log.error({ err: error }, "couldn't notify other servers"));
    return Promise.resolve("");
  }

  /** Requests between servers, which would be answered with this, are not used. */
  protected doPublishResponse(): Promise<void> {
    return Promise.resolve();
  }
}

/** The constructor of socket.io's adapter, which it calls with `new`. */
export function createBusAdapter(parts: AdapterParts): (namespace: Namespace) => Adapter {
  return function adapterOf(namespace: Namespace) {
    return new BusAdapter(namespace, parts);
  };
}
