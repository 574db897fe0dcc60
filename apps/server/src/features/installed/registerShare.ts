import { basePathOf, readShared } from "@worthy/domain";
import type { FastifyInstance } from "fastify";

/** The URL scheme handled by the installed app: `web+worthy:/movies/her-12`. */
const SCHEME = /^web\+worthy:\/*(\/.*)$/i;
const LONGEST = 2000;

type Shared = Partial<Record<"title" | "text" | "url", unknown>>;

/**
 * Target for things shared with the installed app: opens addresses of this site and searches for
 * anything else.
 */
export function registerShare(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.get("/share", (request, reply) => {
    const [title, text, url] = (["title", "text", "url"] as const).map((name) =>
      textOf((request.query as Shared)[name]),
    ); // Fastify parses queries into records
    return reply
      .header("cache-control", "no-store")
      .redirect(basePathOf(publicUrl) + placeOf({ title, text, url }, publicUrl), 303);
  });
}

/** A path on this site. */
export function placeOf(
  {
    title,
    text,
    url,
  }: { title?: string | undefined; text?: string | undefined; url?: string | undefined },
  publicUrl: string,
): string {
  const deep = SCHEME.exec(url ?? "")?.[1];
  const read = readShared(
    { title, text, url: deep === undefined ? url : publicUrl + deep },
    publicUrl,
  );
  if (read === null) return "/search";
  return "path" in read ? read.path : `/search?q=${encodeURIComponent(read.term.toWellFormed())}`;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value.slice(0, LONGEST) : undefined;
