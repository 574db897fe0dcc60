import { createServer, request, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

export interface PathProxy {
  /** What was asked for outside the path. */
  outside: readonly string[];
  stop: () => Promise<void>;
}

/** A proxy for one path of its host, which it passes on as it is, sockets too; nothing else is there. */
export async function startPathProxy(
  port: number,
  { path, target }: { path: string; target: string },
): Promise<PathProxy> {
  const outside: string[] = [];
  const pass = ({ url = "", method, headers }: IncomingMessage) => {
    if (url.startsWith(`${path}/`) || url === path)
      return request(target + url, { method, headers, agent: false });
    outside.push(url);
    return null;
  };
  // Closing a connection that has waited too long would break what was asked at that moment.
  const server = createServer({ keepAliveTimeout: 0 }, (asked, reply) => {
    const passed = pass(asked);
    if (!passed) return void reply.writeHead(404).end();
    passed.on("error", () => reply.destroy());
    passed.on("response", (answer) => {
      // These two are about the connection to the product.
      const { connection: _, "keep-alive": __, ...headers } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(reply);
    });
    asked.pipe(passed);
  });
  server.on("upgrade", (asked: IncomingMessage, client: Duplex) => {
    const passed = pass(asked);
    if (!passed) return client.destroy();
    client.on("error", () => passed.destroy());
    passed.on("error", () => client.destroy());
    passed.on("response", () => client.destroy());
    passed.on("upgrade", ({ statusCode, statusMessage, rawHeaders }, socket) => {
      const lines = rawHeaders.map((text, at) => text + (at % 2 === 0 ? ": " : "\r\n"));
      client.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join("")}\r\n`);
      socket.on("error", () => client.destroy());
      client.on("close", () => socket.destroy());
      socket.pipe(client).pipe(socket);
    });
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () => {
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return stopped;
  };
  return { outside, stop };
}
