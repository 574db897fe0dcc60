import { imageUrl, withoutBase } from "@worthy/domain";

/** The server writes it into the page, unless Worthy is at the root of its host. */
let base = globalThis.document?.documentElement.dataset["base"] ?? "";

/** For the server, which has no page: sets it right before it renders one. */
export function setBasePath(path: string): void {
  base = path;
}

/** What browsers call a path of this site; addresses of other sites stay as they are. */
export function toAddress(path: string): string {
  return /^\/(?!\/)/.test(path) ? base + path : path;
}

/** The path of this site that an address’s path means. */
export function fromAddress(pathname: string): string {
  return withoutBase(pathname, base) ?? pathname;
}

/** Where cookies of this site belong. */
export function cookiePath(): string {
  return base || "/";
}

/** The address of an image, as `imageUrl` describes it. */
export function imageAddress(...image: Parameters<typeof imageUrl>): string | null {
  const path = imageUrl(...image);
  return path && toAddress(path);
}
