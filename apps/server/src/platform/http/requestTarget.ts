import { withoutBase } from "@worthy/domain";
import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import { problemDocument } from "./problem.ts";

/** `http://host/path?query`, the form for proxies, which a server has to understand too (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]+)\/?(.*)$/is;
/** A path on this host. Two slashes would begin the address of another host, and browsers read `\` as a slash. */
const OWN_PATH = /^\/(?![/\\])/;

/** What a request asks for, as a path with its query if it names this host in full. Otherwise as it was sent. */
function requestTarget({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): string {
  const [, host, rest] = ABSOLUTE.exec(url) ?? [];
  const isOurs = host !== undefined && host.toLowerCase() === headers.host?.toLowerCase();
  return isOurs ? `/${rest}` : url;
}

/** What a request asks for below the base path, which no route knows. */
export function pathAsked(request: IncomingMessage, basePath: string): string {
  const target = requestTarget(request);
  return withoutBase(target, basePath) ?? target;
}

/** No handler and no page sees anything but a path of ours. */
export function refuseOtherTargets(app: FastifyInstance, basePath: string): void {
  app.addHook("onRequest", async ({ url }, reply) => {
    if (OWN_PATH.test(url)) return;
    return reply
      .code(400)
      .type("application/problem+json")
      .send(problemDocument(400, "The address isn’t a path on this host."));
  });
  if (basePath !== "") refuseOutside(app, basePath);
}

/** For what checks the port itself, which needn’t know the base path. */
const HEALTH = /^\/(healthz|readyz)\/?(\?|$)/;

/** There is nothing outside the base path, except health checks and ways to the start page. */
function refuseOutside(app: FastifyInstance, basePath: string): void {
  app.addHook("onRequest", async ({ originalUrl, headers, method }, reply) => {
    const target = requestTarget({ url: originalUrl, headers });
    const [path, ...query] = target.split("?");
    if (method === "GET" && (path === "/" || path === basePath))
      return reply.redirect([`${basePath}/`, ...query].join("?"), 302);
    if (HEALTH.test(target) || withoutBase(target, basePath) !== null) return;
    return reply
      .code(404)
      .type("application/problem+json")
      .send(problemDocument(404, `Worthy is under ${basePath}/ on this host.`));
  });
}
