/** What one server takes of sockets. Several servers take as much each. */
export interface SocketLimits {
  /** Open at once, in all. */
  connections: number;
  connectionsPerAddress: number;
  connectionsPerAccount: number;
  /** Begun by one address within a minute, successful or not. */
  handshakesPerMinute: number;
  /** Received on one connection within a second, heartbeats included. */
  packetsPerSecond: number;
  /** Of one packet received. */
  packetBytes: number;
}

/** Many people may sit behind one address; a person has some devices with some tabs each. */
export const SOCKET_LIMITS: SocketLimits = {
  connections: 20_000,
  connectionsPerAddress: 200,
  connectionsPerAccount: 30,
  handshakesPerMinute: 240,
  packetsPerSecond: 20,
  packetBytes: 8 * 1024,
};
