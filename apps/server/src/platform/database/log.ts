/** The log calls the database needs; a pino logger fits. */
export interface DatabaseLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
