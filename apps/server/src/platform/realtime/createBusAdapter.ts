import type { FastifyBaseLogger } from "fastify";
import type { Namespace } from "socket.io";
import { ClusterAdapter, type Adapter, type ClusterMessage } from "socket.io-adapter";
import type { Bus } from "./Bus.ts";

type Log = Pick<FastifyBaseLogger, "error">;

/** Rooms over all servers: what is sent to a room here goes over the bus, and each server hands it to its own sockets. */
class BusAdapter extends ClusterAdapter {
  readonly #bus: Bus;
  readonly #log: Log;

  constructor(namespace: Namespace, bus: Bus, log: Log) {
    super(namespace);
    this.#bus = bus;
    this.#log = log;
    bus.hear((text) => this.#receive(text));
  }

  #receive(text: string): void {
    try {
      this.onMessage(JSON.parse(text) as ClusterMessage); // only our servers have the bus; its own messages are told apart by their uid
    } catch (error) {
      this.#log.error({ err: error }, "a message of another server could not be read");
    }
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
export function createBusAdapter(bus: Bus, log: Log): (namespace: Namespace) => Adapter {
  return function adapterOf(namespace: Namespace) {
    return new BusAdapter(namespace, bus, log);
  };
}
