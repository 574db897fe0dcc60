import type { FastifyBaseLogger } from "fastify";
import type { Namespace } from "socket.io";
import { ClusterAdapter, MessageType, type Adapter, type BroadcastOptions, type ClusterMessage } from "socket.io-adapter";
import type { Bus } from "./Bus.ts";
import type { Recall } from "./createRecall.ts";

type Log = Pick<FastifyBaseLogger, "error">;

interface AdapterParts {
  bus: Bus;
  log: Log;
  /** Keeps for a while what rooms are told. */
  recall: Recall;
}

/** Rooms over all servers: what is sent to a room here goes over the bus, and each server hands it to its own sockets. */
class BusAdapter extends ClusterAdapter {
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #recall: Recall;

  constructor(namespace: Namespace, { bus, log, recall }: AdapterParts) {
    super(namespace);
    this.#bus = bus;
    this.#log = log;
    this.#recall = recall;
    bus.hear((text) => this.#receive(text));
  }

  #receive(text: string): void {
    try {
      const message = JSON.parse(text) as ClusterMessage; // only our servers have the bus; its own messages are told apart by their uid
      if (message.type === MessageType.BROADCAST && message.uid !== this.uid) this.#note(message.data.packet, message.data.opts.rooms);
      this.onMessage(message);
    } catch (error) {
      this.#log.error({ err: error }, "a message of another server could not be read");
    }
  }

  /** What is told on this server; what others tell comes over the bus. */
  override broadcast(packet: unknown, opts: BroadcastOptions): Promise<void> {
    this.#note(packet, opts.rooms);
    return super.broadcast(packet, opts);
  }

  #note(packet: unknown, rooms: Iterable<string>): void {
    if (typeof packet === "object" && packet !== null && "data" in packet && Array.isArray(packet.data)) this.#recall.note(rooms, packet.data);
  }

  /** The sockets of this server do not wait for the bus, and do without it where it is away. */
  protected doPublish(message: ClusterMessage): Promise<string> {
    this.#bus.send(JSON.stringify(message)).catch((error: unknown) => this.#log.error({ err: error }, "other servers could not be told"));
    return Promise.resolve("");
  }

  /** Questions to other servers, which are answered so, are not used. */
  protected doPublishResponse(): Promise<void> {
    return Promise.resolve();
  }
}

/** What socket.io makes its adapter with: it calls this with `new`. */
export function createBusAdapter(parts: AdapterParts): (namespace: Namespace) => Adapter {
  return function adapterOf(namespace: Namespace) {
    return new BusAdapter(namespace, parts);
  };
}
