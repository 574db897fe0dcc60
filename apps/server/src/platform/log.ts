import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";

/** What must never stand in a log: proofs of who somebody is, and what PostgreSQL quotes of a row, which can be an e-mail address. */
const SECRET = ["req.headers.authorization", "req.headers.cookie", "err.detail", "err.where", "err.query", "err.parameters", "err.args"];

/** As pino counts. */
const ERROR_LEVEL = 50;

interface LogOptions {
  destination?: DestinationStream;
  /** Hears what every error was logged with. */
  onError?: (logged: readonly unknown[]) => void;
}

/** The log of this process: lines of JSON, on standard output unless said otherwise. */
export function createLog(level: string, { destination, onError }: LogOptions = {}): Logger {
  const options: LoggerOptions = {
    level,
    redact: SECRET,
    hooks: {
      logMethod(logged, write, at) {
        if (at >= ERROR_LEVEL) onError?.(logged);
        write.apply(this, logged);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
