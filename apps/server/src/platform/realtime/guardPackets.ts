import type { Server as Engine, Socket } from "engine.io";

const SECOND_MS = 1_000;

/** Ends connections that send more than a client of ours ever would. */
export function guardPackets(engine: Engine, packetsPerSecond: number): void {
  engine.on("connection", (connection: Socket) => {
    let until = 0;
    let count = 0;
    connection.on("packet", () => {
      const now = Date.now();
      if (now >= until) [until, count] = [now + SECOND_MS, 0];
      count += 1;
      if (count > packetsPerSecond) connection.close(true);
    });
  });
}
