/** Carries texts between the servers of one installation. What is lost is lost: nothing may depend on it. */
export interface Bus {
  /** Sends to all servers, this one too. */
  send(text: string): Promise<void>;
  hear(listener: (text: string) => void): void;
  close(): Promise<void>;
}
