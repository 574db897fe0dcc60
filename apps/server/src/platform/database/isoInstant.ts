/** A timestamp as the database writes it, as ISO 8601 in UTC. */
export function isoInstant(timestamp: string): string {
  return new Date(timestamp).toISOString();
}
