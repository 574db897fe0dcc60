import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "../../platform/http/openapi.ts";
import { docsPage } from "./docsPage.ts";

const STYLE = new URL("./docs.css", import.meta.url);
const BRIEFLY = "public, max-age=300";

/** GET /openapi.json for programs and /docs for people, both made from the contract. */
export function registerDocs(app: FastifyInstance, version: string): void {
  const made: { json?: string; page?: string } = {}; // made when first asked for, since start-up must be quick
  app.get("/openapi.json", (_request, reply) => {
    made.json ??= JSON.stringify(openApiDocument(version));
    return reply.header("cache-control", BRIEFLY).type("application/json; charset=utf-8").send(made.json);
  });
  app.get("/docs", (_request, reply) => {
    made.page ??= docsPage(version);
    return reply.header("cache-control", BRIEFLY).type("text/html; charset=utf-8").send(made.page);
  });
  const style = readFileSync(STYLE, "utf8");
  app.get("/docs.css", (_request, reply) => reply.header("cache-control", BRIEFLY).type("text/css; charset=utf-8").send(style));
}
