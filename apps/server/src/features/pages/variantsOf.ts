import type { FastifyRequest } from "fastify";
import { pageVariants, variantCookie, type Variants } from "@worthy/domain";

/** The variants of A/B tests by which a page is rendered, but for variant 0: what its address asks for, else what the device's cookies say; crawlers send neither. */
export function variantsOf({ url, cookies }: Pick<FastifyRequest, "url" | "cookies">): Variants {
  const query = new URLSearchParams(url.split("?").slice(1).join("?"));
  return pageVariants({ asked: (name) => query.get(name), kept: (name) => cookies[variantCookie(name)] ?? null });
}
