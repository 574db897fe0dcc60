import { once } from "node:events";
import type { Socket } from "node:net";

/** Whether a socket that connects gets as far as this event; it is closed in either case. */
export async function opens(socket: Socket, event = "connect"): Promise<boolean> {
  try {
    await once(socket, event);
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
