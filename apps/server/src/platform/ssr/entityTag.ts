import { createHash } from "node:crypto";

/** A weak entity tag of a text: compression changes the bytes on the way, but not the content. */
export function entityTagOf(text: string): string {
  return `W/"${createHash("sha1").update(text).digest("base64url")}"`;
}

/** Whether `If-None-Match` contains this tag (RFC 9110, section 13.1.2: weak comparison). */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((each) => opaque(each) === opaque(tag));
}
