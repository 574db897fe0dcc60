import type { IncomingHttpHeaders } from "node:http";
import type { PageResponse } from "@worthy/contract";
import type { FastifyReply } from "fastify";
import { encodingFor, type PageBodies } from "./pageBodies.ts";
import { matchesEntityTag } from "../../platform/ssr/entityTag.ts";

const CACHEABLE = "public, max-age=60, stale-while-revalidate=600";
const VARY = "Cookie, Accept-Language";
const PERSONAL = "private, no-store";

/** Set for pages rendered for nobody; without it a page is personal, whatever it declares. */
interface Shared {
  etag: string;
  bodies: PageBodies;
  headers: IncomingHttpHeaders;
}

/** A local redirect target: two leading slashes would lead to another host. */
const safeLocation = (location: string) => location.replace(/^[/\\]{2,}/, "/");

export async function sendPage(
  reply: FastifyReply,
  { status, location, html, cacheable }: PageResponse,
  shared?: Shared,
): Promise<FastifyReply> {
  reply.header("vary", VARY); // after signing in or choosing a language, an older page must not come from a cache
  const open = shared !== undefined && cacheable && status === 200;
  reply.header("cache-control", open ? CACHEABLE : shared && cacheable ? "no-cache" : PERSONAL);
  if (location !== undefined)
    return reply.code(status).header("location", safeLocation(location)).send();
  reply.type("text/html; charset=utf-8");
  if (!open) return reply.code(status).send(html);
  const { etag, bodies, headers } = shared;
  reply.header("etag", etag);
  if (matchesEntityTag(headers["if-none-match"], etag)) return reply.code(304).send();
  const encoding = encodingFor(headers["accept-encoding"]);
  reply.header("vary", `${VARY}, Accept-Encoding`);
  return encoding === null
    ? reply.send(bodies.plain)
    : reply.header("content-encoding", encoding).send(await bodies.encoded(encoding));
}
