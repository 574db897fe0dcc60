import type { EventWriter } from "../createEventWriter.ts";
import type { EventSink } from "./EventSink.ts";

/** A writer that also passes stored events to a sink. */
export function withSink(writer: EventWriter, sink: EventSink | null): EventWriter {
  if (!sink) return writer;
  return {
    write: async (rows) => {
      const written = await writer.write(rows);
      if (written === "kept") sink.take(rows);
      return written;
    },
    close: async () => {
      await writer.close();
      await sink.close();
    },
  };
}
