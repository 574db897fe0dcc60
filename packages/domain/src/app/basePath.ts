/** The path that an address of Worthy has: `/worthy`, or nothing at the root of a host. */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/+$/, "");
}

/** What a path, with or without a query, is below the base path; null if it isn’t below it. */
export function withoutBase(path: string, base: string): string | null {
  if (!path.startsWith(base)) return null;
  const rest = path.slice(base.length);
  if (base === "" || rest.startsWith("/")) return rest;
  return /^([?#]|$)/.test(rest) ? `/${rest}` : null;
}
