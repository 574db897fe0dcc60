import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventKey, instant, text } from "../fields.ts";

const parameterName = z
  .string()
  .regex(
    /^[A-Za-z]\w{0,39}$/,
    "a parameter name starts with a letter and has at most 40 letters, digits and underscores",
  );
const value = z.union(
  [text(100), z.number(), z.boolean(), z.null()],
  "must be text of at most 100 characters, a number, true, false or null",
);

const trackedEvent = z.object({
  id: eventKey.optional(),
  name: z
    .string()
    .regex(
      /^[A-Za-z]\w{0,39}$/,
      "an event name starts with a letter and has at most 40 letters, digits and underscores",
    ),
  params: z
    .record(parameterName, value)
    .refine((params) => Object.keys(params).length <= 25, "at most 25 parameters")
    .default({}),
  occurredAt: instant.optional(),
  sessionId: text(40).optional(),
});

export const recordEvents = endpoint({
  method: "POST",
  path: "/api/event",
  bodyKiB: 256,
  changes: [],
  access: "optional",
  summary:
    "Stores a batch of the product’s own events; nothing leaves this server. It answers once they’re on disk; an event with an id is stored once, however often it’s sent.",
  commitsItself: true,
  body: z.object({ events: z.array(trackedEvent).max(100, "at most 100 events") }),
  response: z.object({
    success: z.literal(true),
    accepted: z.int(),
    undeclared: z
      .array(z.string())
      .optional()
      .meta({ description: "names of events left out because they aren’t declared" }),
  }),
  errors: {
    429: "more events than a network may send within an hour; Retry-After says when to try again",
    503: "Too much is waiting to be saved; Retry-After says when to try again.",
  },
});
