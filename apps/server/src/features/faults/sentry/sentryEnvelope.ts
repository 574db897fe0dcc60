import type { CountedFault } from "../Fault.ts";

export interface EnvelopeFacts {
  fault: CountedFault;
  /** 32 hexadecimal digits. */
  eventId: string;
  at: Date;
}

/**
 * A fault as an envelope of the Sentry protocol: a header line, a line for its one item, and the
 * item.
 */
export function sentryEnvelope({ fault, eventId, at }: EnvelopeFacts): string {
  const { source, message, address, status, userId, release, detail, count, fingerprint } = fault;
  const [, type = "Error", value = message] =
    /^(?:[^:]{0,80}: )?([A-Z]\w*(?:Error|Failure|Exception)): (.*)$/s.exec(message) ?? [];
  const event = {
    event_id: eventId,
    timestamp: at.getTime() / 1000,
    platform: source === "CLIENT" ? "javascript" : "node",
    level: "error",
    logger: source.toLowerCase(),
    release: `worthy@${release}`,
    fingerprint: [fingerprint],
    exception: { values: [{ type, value }] },
    tags: { source: source.toLowerCase(), ...(status === null ? {} : { status: String(status) }) },
    extra: { count, ...(detail === null ? {} : { stack: detail }) },
    ...(address === null ? {} : { transaction: address, request: { url: address } }),
    ...(userId === null ? {} : { user: { id: userId } }),
  };
  const payload = JSON.stringify(event);
  const item = {
    type: "event",
    content_type: "application/json",
    length: Buffer.byteLength(payload),
  };
  return `${JSON.stringify({ event_id: eventId, sent_at: at.toISOString() })}\n${JSON.stringify(item)}\n${payload}\n`;
}
