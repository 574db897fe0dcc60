import type { PageResponse } from "@worthy/contract";
import type { FastifyReply } from "fastify";
import { matchesEntityTag } from "../../platform/ssr/entityTag.ts";

const CACHEABLE = "public, max-age=60, stale-while-revalidate=600";
const PERSONAL = "private, no-store";

/** Given for pages that were rendered for nobody; without it a page is personal, whatever it says of itself. */
interface Shared {
  etag: string;
  ifNoneMatch: string | undefined;
}

/** An address that stays where it says: what begins with two slashes would lead to another host. */
const safeLocation = (location: string) => location.replace(/^[/\\]{2,}/, "/");

export function sendPage(reply: FastifyReply, { status, location, html, cacheable }: PageResponse, shared?: Shared): FastifyReply {
  reply.header("vary", "Cookie"); // who signs in must not be shown the page of before from a cache
  const open = shared !== undefined && cacheable && status === 200;
  reply.header("cache-control", open ? CACHEABLE : shared && cacheable ? "no-cache" : PERSONAL);
  if (location !== undefined) return reply.code(status).header("location", safeLocation(location)).send();
  reply.type("text/html; charset=utf-8");
  if (!open) return reply.code(status).send(html);
  reply.header("etag", shared.etag);
  return matchesEntityTag(shared.ifNoneMatch, shared.etag) ? reply.code(304).send() : reply.send(html);
}
