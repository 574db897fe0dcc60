import type { CallApi, EndpointId } from "@worthy/contract";

/** Some answers of a stand-in server, by endpoint. */
export type Answers = Partial<Record<EndpointId, (input: never) => Promise<unknown>>>;

/** A stand-in that answers with these where it has one, and as another does elsewhere. */
export function overrideCalls(mine: Answers, others: CallApi): CallApi {
  const otherwise = others as (id: EndpointId, input: unknown) => Promise<unknown>;
  const call = (id: EndpointId, input: never) => mine[id]?.(input) ?? otherwise(id, input);
  return call as CallApi; // one function for all endpoints, as the real ones
}
