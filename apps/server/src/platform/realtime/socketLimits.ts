/** Limits of one server's sockets. Each server has its own. */
export interface SocketLimits {
  /** Open at the same time. */
  connections: number;
  connectionsPerAddress: number;
  connectionsPerAccount: number;
  /** Started by one address within a minute, successful or not. */
  handshakesPerMinute: number;
  /** Received on one connection within a second, including heartbeats. */
  packetsPerSecond: number;
  /** Per packet received. */
  packetBytes: number;
}

/** Many people can share an address; a person has a few devices with a few tabs each. */
export const SOCKET_LIMITS: SocketLimits = {
  connections: 20_000,
  connectionsPerAddress: 200,
  connectionsPerAccount: 30,
  handshakesPerMinute: 240,
  packetsPerSecond: 20,
  packetBytes: 8 * 1024,
};

/** Limits per address for this many times as many people as usual behind each. */
export const limitsFor = (crowd: number): Partial<SocketLimits> => ({
  connectionsPerAddress: SOCKET_LIMITS.connectionsPerAddress * crowd,
  handshakesPerMinute: SOCKET_LIMITS.handshakesPerMinute * crowd,
});
