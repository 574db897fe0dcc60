import {
  SOCKET_PATH,
  type ClientEvents,
  type ServerEvents,
  type SocketEventName,
} from "@worthy/contract";
import { basePathOf } from "@worthy/domain";
import { io, type Socket } from "socket.io-client";
import type { TestServer } from "./testServer.ts";

/** A client of the socket that keeps what it hears. */
export interface TestSocket {
  socket: Socket<ServerEvents, ClientEvents>;
  /** Everything heard so far, oldest first. */
  heard: { name: SocketEventName; payload: Record<string, unknown> }[];
  /** Why it was refused or cut off; empty while nothing was wrong. */
  ends: string[];
}

/** Where the server listens; it begins to when first asked. */
export async function addressOfServer({ app }: TestServer): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (address === null || typeof address === "string")
    throw new Error("the server listens on no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Connects as somebody, or as nobody, and waits until that is done or refused. */
export async function connectSocket(
  server: TestServer,
  auth: Record<string, unknown> = {},
): Promise<TestSocket> {
  return connectSocketAt(await addressOfServer(server), auth);
}

/** The same for a server in another process, whose address may have a base path. */
export async function connectSocketAt(
  address: string,
  auth: Record<string, unknown>,
): Promise<TestSocket> {
  const socket: TestSocket["socket"] = io(new URL(address).origin, {
    path: basePathOf(address) + SOCKET_PATH,
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    auth,
  });
  const client: TestSocket = { socket, heard: [], ends: [] };
  socket.onAny((name: SocketEventName, payload: Record<string, unknown>) =>
    client.heard.push({ name, payload }),
  );
  socket.on("connect_error", ({ message }) => client.ends.push(message));
  socket.on("disconnect", (reason) => client.ends.push(reason));
  await new Promise<void>((resolve) =>
    socket.once("connect", resolve).once("connect_error", () => resolve()),
  );
  return client;
}
