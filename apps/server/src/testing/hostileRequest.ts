import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import { z } from "zod";
import type { Given, HostileRow } from "./hostileRow.ts";
import { HOSTILE_TABLE } from "./hostileTable.ts";
import type { RawRequest } from "./rawCall.ts";
import type { TestServer } from "./testServer.ts";

const JSON_TYPE = { "content-type": "application/json" };

/** Somebody with a rating, and an administrator. */
export async function giveHostile(server: TestServer): Promise<Given> {
  const owner = await server.newPerson();
  const { body } = await server.call("POST", "/v6/ratings", {
    as: owner,
    body: { itemId: 10_001, type: "TV_SHOW", rating: "LOVE" },
  });
  const admin = await server.newPerson();
  await server.sql`update users set roles = '{ROLE_USER,ROLE_ADMIN}', life_cycle = 'REGISTERED' where user_id = ${admin.userId}`;
  await server.sql`update bearers set signed_in_at = now() where user_id = ${admin.userId}`;
  return { owner, admin, ratingId: body.id };
}

/** The names of what an endpoint declares. */
export const shapeOf = (schema: z.ZodType | undefined): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodDefault
    ? shapeOf(schema.unwrap() as z.ZodType)
    : [];
};

export interface Target {
  spec: Endpoint;
  row: HostileRow;
}

/** A right request of the endpoint, changed where it shall be wrong. */
export function requestOf(
  { spec, row }: Target,
  given: Given,
  change: {
    params?: Record<string, string>;
    query?: string;
    payload?: string;
    headers?: Record<string, string>;
  } = {},
): RawRequest {
  const params: Record<string, string | number> = { ...row.params?.(given), ...change.params };
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const query = change.query ?? (row.rightQuery && new URLSearchParams(row.rightQuery).toString());
  const payload = change.payload ?? (row.right && JSON.stringify(row.right));
  return {
    method: spec.method,
    path: query === undefined ? path : `${path}?${query}`,
    headers: {
      authorization: `Bearer ${(spec.access === "admin" ? given.admin : given.owner).token}`,
      ...(payload === undefined ? {} : JSON_TYPE),
      ...change.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

export const HOSTILE_ROWS = Object.entries(HOSTILE_TABLE).map(([id, row]) => ({
  id,
  row,
  spec: endpoints[id as EndpointId] as Endpoint,
})); // keys of the table are endpoint ids
