import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";

/**
 * What must never be logged: credentials, and row values quoted by PostgreSQL, which can be e-mail
 * addresses.
 */
const SECRET = [
  "req.headers.authorization",
  "req.headers.cookie",
  "err.detail",
  "err.where",
  "err.query",
  "err.parameters",
  "err.args",
];

/** pino's number. */
const ERROR_LEVEL = 50;

interface LogOptions {
  destination?: DestinationStream;
  /** Called with the arguments of every logged error. */
  onError?: (logged: readonly unknown[]) => void;
}

/** This process's log: lines of JSON, by default on standard output. */
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
