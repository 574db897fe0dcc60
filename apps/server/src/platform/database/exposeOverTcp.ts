import { connect as dial, createServer } from "node:net";

/** Makes a PostgreSQL that listens on a socket only look like one elsewhere, for tests of DATABASE_URL. */
export async function exposeOverTcp(socket: string, port = 0): Promise<{ port: number; close: () => void }> {
  const server = createServer(
    (client) =>
      void client
        .pipe(dial(socket))
        .on("error", () => client.destroy())
        .pipe(client)
        .on("error", () => {}),
  );
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return { port: address && typeof address === "object" ? address.port : 0, close: () => void server.close() };
}
