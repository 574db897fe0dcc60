import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHttp } from "./createHttp.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttp({
    logger: pino({ level: "silent" }),
    trustProxy: false,
    https: false,
    requestsPerMinute: false,
  });
  app.post("/", () => "taken");
  app.get("/", () => "still here");
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const BODY = "x".repeat(500_000);
const head = (...lines: string[]) =>
  ["POST / HTTP/1.1", "host: worthy.example", ...lines, "", ""].join("\r\n");
const LENGTH = `content-length: ${BODY.length}`;
const NEXT = "GET / HTTP/1.1\r\nhost: worthy.example\r\nconnection: close\r\n\r\n";

/** Sends everything before it reads, as browsers and proxies may. */
async function send(...parts: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, "127.0.0.1").pause();
  for (const part of parts) if (!socket.write(part)) await once(socket, "drain");
  return text(socket);
}

it.each([
  [413, "declares to be too large", [head("content-type: application/json", LENGTH), BODY]],
  [
    413,
    "turns out to be too large",
    [
      head("content-type: application/json", "transfer-encoding: chunked"),
      `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`,
    ],
  ],
  [415, "is of a type that isn't read", [head("content-type: text/plain", LENGTH), BODY]],
])("answers %i to a body that %s, and takes the next request", async (status, _, parts) => {
  const said = await send(...parts, NEXT);
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(said).toContain("still here");
});

it("closes the connection of a body that doesn't end", async () => {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, "127.0.0.1").resume();
  socket.on("error", () => {}); // it is closed while it is written to
  socket.write(head("content-type: application/json", "transfer-encoding: chunked"));
  const chunk = `${BODY.length.toString(16)}\r\n${BODY}\r\n`;
  let sent = 0;
  for (; sent < 200 && !socket.destroyed; sent++)
    await new Promise((resolve) => void socket.write(chunk, resolve));
  expect(sent).toBeLessThan(200);
});
