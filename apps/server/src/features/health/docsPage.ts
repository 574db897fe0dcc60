import { APP_VERSION } from "@worthy/domain";
import { openApiDocument } from "../../platform/http/openapi.ts";
import { docsGroups, type DocsGroup } from "./docsGroups.ts";
import { endpointSection, type Operation } from "./endpointSection.ts";
import { html, type Html } from "./html.ts";

const BESIDE_THE_API = [
  [
    "/api/image/tmdb/w{width}/{file}.webp or .jpg",
    "A poster, backdrop or still in one of the allowed widths; ?q= is the quality from 40 to 90, ?w= another width.",
  ],
  [
    "/api/image/card/{language}/{path}.jpg",
    "The picture of a list or invite where its link is shared, 1200 by 630; the path is the page's.",
  ],
  ["/api/image/palette/{file}", "The four colors of a title’s art: ground, mid, accent and paper."],
  ["/healthz", "200 while the process is alive."],
  ["/readyz", "200 when it can answer, 503 while it starts, stops or has no database."],
  ["/metrics", "Measurements for Prometheus."],
  ["/openapi.json", "This page for machines: OpenAPI 3.1."],
] as const;

function contents(groups: readonly DocsGroup[]): Html {
  const entries = groups.map(({ id, name, endpoints }) => {
    const links = endpoints.map(
      (endpoint) =>
        html`<li>
          <a href="#${endpoint.id}"
            ><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></a
          >
        </li>`,
    );
    return html`<li>
      <a href="#group-${id}">${name}</a>
      <ul>
        ${links}
      </ul>
    </li>`;
  });
  return html`<nav aria-label="Endpoints">
    <ul>
      ${entries}
    </ul>
  </nav>`;
}

/** A readable page of all endpoints, generated from the contract, without scripts. */
export function docsPage(basePath: string): string {
  const { paths } = openApiDocument() as unknown as {
    paths: Record<string, Record<string, Operation>>;
  }; // what that function builds
  const groups = docsGroups();
  const sections = groups.map(({ id, name, endpoints }) => {
    const articles = endpoints.map((endpoint) =>
      endpointSection(
        endpoint,
        paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? { responses: {} },
      ),
    );
    return html`<section id="group-${id}">
      <h2>${name}</h2>
      ${articles}
    </section>`;
  });
  const beside = BESIDE_THE_API.map(([path, what]) => html`<li><code>${path}</code> ${what}</li>`);
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>API · Worthy</title>
        <link rel="stylesheet" href="${basePath}/docs.css" />
      </head>
      <body>
        <header>
          <h1>The API of Worthy ${APP_VERSION}</h1>
          <p>
            Calls take and give JSON. A bearer token comes from
            <a href="#createUser"><code>POST /v1/users</code></a> and goes into the header
            <code>Authorization: Bearer …</code>. Paths answer with and without a trailing slash. A
            write may carry an <code>Idempotency-Key</code>: sent again, it is done once. Errors are
            problem documents (RFC 9457) that also carry <code>error: true</code> and
            <code>message</code>. The same for programs:
            <a href="${basePath}/openapi.json">/openapi.json</a>.
          </p>
        </header>
        ${contents(groups)}
        <main>
          ${sections}
          <section id="beside">
            <h2>Beside the API</h2>
            <ul>
              ${beside}
            </ul>
          </section>
        </main>
      </body>
    </html> `;
  return markup;
}
