import type { ServerEvents } from "@worthy/contract";
import type { Server } from "socket.io";

/** Clients send no events; what they send is counted and dropped. */
export type ClientEvents = Record<never, never>;

export type SocketServer = Server<ClientEvents, ServerEvents>;

/** Rooms: whom a message is for. */
export const roomOfUser = (userId: string) => `user:${userId}`;
export const roomOfCollector = (collectHash: string) => `link:${collectHash}`;
export const roomOfBearer = (tokenHash: string) => `bearer:${tokenHash}`;
