import type { FastifyReply, FastifyRequest } from "fastify";
import { isBearer } from "../ids.ts";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The session cookie: it authorises only the server's rendering of pages. The API takes only the bearer. */
export interface SessionCookie {
  set(reply: FastifyReply, bearer: string): void;
  clear(reply: FastifyReply): void;
  read(request: FastifyRequest): string | null;
}

/** `__Host-` and Secure where people reach the product over https, plain where they do not. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-worthy" : "worthy";
  return {
    set: (reply, bearer) => void reply.setCookie(name, bearer, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: YEAR_IN_SECONDS }),
    clear: (reply) => void reply.clearCookie(name, { httpOnly: true, sameSite: "lax", secure, path: "/" }),
    read: (request) => {
      const value = request.cookies[name];
      return value !== undefined && isBearer(value) ? value : null;
    },
  };
}
