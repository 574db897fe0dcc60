import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { EventRow } from "../EventRow.ts";
import type { EventSink } from "./EventSink.ts";

interface NdjsonOptions {
  /** Created if missing. */
  folder: string;
  log: { warn(fields: object, message: string): void };
  /** Milliseconds between two writes. */
  flushEvery?: number;
  mostWaiting?: number;
}

const FLUSH_MS = 1_000;
const MOST_WAITING = 50_000;

/**
 * A line of a file: the event without account and device, because deleting an account doesn't reach
 * files.
 */
function lineOf({
  eventKey,
  day,
  name,
  params: all,
  sessionId,
  client,
  occurredAt,
}: EventRow): string {
  const { device_id: _device, user_id: _user, ...params } = all;
  return `${JSON.stringify({ id: eventKey, day, name, params, sessionId, client, occurredAt })}\n`;
}

/**
 * Appends events to files of JSON lines, one per day (`2026-05-04.ndjson`). What can't be written
 * waits, as far as there is room.
 */
export function createNdjsonSink({
  folder,
  log,
  flushEvery = FLUSH_MS,
  mostWaiting = MOST_WAITING,
}: NdjsonOptions): EventSink {
  let waiting: EventRow[] = [];
  let lost = 0;
  let running: Promise<void> = Promise.resolve();
  /**
   * Files whose last line may have been cut off by a full disk: the next write starts a new line.
   */
  const torn = new Set<string>();

  const flush = async () => {
    for (const [day, rows] of Map.groupBy(waiting.splice(0), (row) => row.day)) {
      const file = join(folder, `${day}.ndjson`);
      try {
        await mkdir(folder, { recursive: true });
        await appendFile(file, `${torn.has(file) ? "\n" : ""}${rows.map(lineOf).join("")}`, {
          mode: 0o600,
        });
        torn.delete(file);
      } catch (error) {
        torn.add(file);
        log.warn(
          { err: error, events: rows.length, lost },
          "couldn't add events to EVENT_FILES yet",
        );
        waiting = [...rows, ...waiting];
      }
    }
  };
  const timer = setInterval(() => void (running = running.then(flush)), flushEvery);
  timer.unref();
  return {
    take: (rows) => {
      const room = Math.max(0, mostWaiting - waiting.length);
      waiting.push(...rows.slice(0, room));
      lost += Math.max(0, rows.length - room);
    },
    close: async () => {
      clearInterval(timer);
      await running.then(flush);
    },
  };
}
