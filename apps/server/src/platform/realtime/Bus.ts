/**
 * Carries messages between the servers of one installation. Lost messages are lost: nothing may
 * depend on them.
 */
export interface Bus {
  /** Sends to all servers, including this one. */
  send(text: string): Promise<void>;
  subscribe(listener: (text: string) => void): void;
  close(): Promise<void>;
}
