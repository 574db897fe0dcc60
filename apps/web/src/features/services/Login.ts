import type { CallOutput } from "@worthy/contract";

type User = CallOutput<"getUser">;

/** Signing in and out. */
export interface Login {
  /**
   * Looks up a person. Fails after a failed login, unless it is a refresh, which clears that
   * failure if it succeeds.
   */
  lookUp: (userId: string, options?: { refresh?: boolean }) => Promise<User>;
  /** Signs this browser in with the bearer of an authentication response. */
  enter: (answer: { holderId: string; accessToken: string }) => Promise<User | null>;
  /** A login failed. */
  fail: (error: unknown) => void;
  /** Somebody reached the end of a sign-in that never started. */
  markAuthError: () => void;
  /** Whether that happened since last asked. */
  takeAuthError: () => boolean;
  /** The server rejects a bearer: logs out, unless this device has another by now. */
  refused: (bearer: string) => Promise<void>;
  /** Rejects without changing anything if the server was not reached. */
  signOut: () => Promise<void>;
}
