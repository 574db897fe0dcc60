import { pino, type DestinationStream, type Logger } from "pino";

/** What must never stand in a log: proofs of who somebody is, and what PostgreSQL quotes of a row, which can be an e-mail address. */
const SECRET = ["req.headers.authorization", "req.headers.cookie", "err.detail", "err.where", "err.query", "err.parameters", "err.args"];

/** The log of this process: lines of JSON, on standard output unless said otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: SECRET };
  return destination ? pino(options, destination) : pino(options);
}
