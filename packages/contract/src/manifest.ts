import { endpoints, type EndpointId, type Endpoints } from "./endpoints/index.ts";
import type { EndpointSpec } from "./endpoint.ts";

const PLACE = ["method", "path", "reads", "changes", "endsBearer"] as const;
type Place = (typeof PLACE)[number];

/** How to call an endpoint, and which topics it reads or invalidates. */
export type ManifestEntry = Pick<EndpointSpec, Place>;

type Manifest = {
  readonly [Id in EndpointId]: Pick<Endpoints[Id], Extract<keyof Endpoints[Id], Place>>;
};

function placeOf(spec: EndpointSpec): ManifestEntry {
  const given = PLACE.filter((key) => spec[key] !== undefined).map((key) => [key, spec[key]]);
  return Object.fromEntries(given) as ManifestEntry; // method and path are always present
}

/**
 * The API's table of contents: what a browser needs to call endpoints, without the schemas. The
 * build replaces this file with the evaluated table, so the schemas stay out of the browser
 * (apps/web/contractManifest.ts).
 */
export const manifest = Object.fromEntries(
  Object.entries(endpoints).map(([id, spec]) => [id, placeOf(spec)]),
) as Manifest; // the same keys, each with part of its value
