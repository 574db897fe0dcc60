import { toAddress } from "./basePath.ts";

/** An endpoint's input, not yet validated. */
export interface RawInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** Key of a write that may be retried; generated when left out. */
  idempotencyKey?: string;
}

/**
 * Fills in a path template of the manifest and adds the query and the client's name. Lists are
 * written as `a,b`.
 */
export function addressOf(template: string, { params = {}, query = {} }: RawInput): string {
  const path = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${template} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null)
      search.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  // theme.js marks the desktop app's window.
  search.set("xr-client", globalThis.document?.documentElement.dataset["client"] ?? "web");
  return `${toAddress(path)}?${search}`;
}
