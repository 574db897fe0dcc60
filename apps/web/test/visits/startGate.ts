import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A way to a server at `origin` that can be shut: the network is then lost for whatever runs in the browser. What a browser pretends of being
 * offline may miss a service worker that is just starting.
 */
export async function startGate(origin: string) {
  const sockets = new Set<Socket>();
  let isShut = false;
  const gate = createServer((client) => {
    if (isShut) return void client.destroy();
    const { hostname, port } = new URL(origin);
    const server = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => (sockets.delete(socket), other.destroy()));
      socket.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(gate, "listening");
  const drop = () => sockets.forEach((socket) => socket.destroy());
  return {
    origin: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    shut() {
      isShut = true;
      drop();
    },
    open() {
      isShut = false;
    },
    async close() {
      gate.close();
      drop();
      await once(gate, "close");
    },
  };
}
