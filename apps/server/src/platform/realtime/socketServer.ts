import type { ClientEvents, ServerEvents } from "@worthy/contract";
import type { Server } from "socket.io";

export type SocketServer = Server<ClientEvents, ServerEvents>;

/** Rooms: the recipients of messages. */
export const roomOfUser = (userId: string) => `user:${userId}`;
export const roomOfCollector = (collectHash: string) => `link:${collectHash}`;
export const roomOfBearer = (tokenHash: string) => `bearer:${tokenHash}`;
