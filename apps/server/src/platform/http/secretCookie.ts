import { basePathOf } from "@worthy/domain";
import { SIGNED_OUT_COOKIE } from "@worthy/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isBearer } from "../ids.ts";

const DAY_IN_SECONDS = 24 * 60 * 60;

/** A cookie with a secret that scripts can't read. */
export interface SecretCookie {
  set(reply: FastifyReply, secret: string): void;
  clear(reply: FastifyReply): void;
  read(request: FastifyRequest): string | null;
}

const cookiePath = (publicUrl: string) => basePathOf(publicUrl) || "/";

interface Kind {
  name: string;
  days: number;
  isSecret(value: string): boolean;
}

/**
 * Secure if the product is served over https, with a prefix that makes browsers insist on it. Below a
 * base path, cookies stay there: other programs on the host have no use for them.
 */
function secretCookie(publicUrl: string, { name: plain, days, isSecret }: Kind): SecretCookie {
  const secure = publicUrl.startsWith("https:");
  const path = cookiePath(publicUrl);
  // Browsers accept `__Host-` for a whole host only.
  const name = secure ? `${path === "/" ? "__Host-" : "__Secure-"}${plain}` : plain;
  const options = { httpOnly: true, sameSite: "lax", secure, path } as const;
  return {
    set: (reply, secret) =>
      void reply.setCookie(name, secret, { ...options, maxAge: days * DAY_IN_SECONDS }),
    clear: (reply) => void reply.clearCookie(name, options),
    read: (request) => {
      const value = request.cookies[name];
      return value !== undefined && isSecret(value) ? value : null;
    },
  };
}

/**
 * The session cookie: it only authorises the server to render pages. The API only accepts the
 * bearer. It is ignored once its browser has signed out without reaching the server, until somebody
 * signs in there or the server learns of it.
 */
export function sessionCookie(publicUrl: string): SecretCookie {
  const cookie = secretCookie(publicUrl, { name: "worthy", days: 365, isSecret: isBearer });
  const hasSignedOut = ({ cookies }: FastifyRequest) => cookies[SIGNED_OUT_COOKIE] !== undefined;
  const forgetSignOut = (reply: FastifyReply) =>
    hasSignedOut(reply.request) &&
    void reply.clearCookie(SIGNED_OUT_COOKIE, { path: cookiePath(publicUrl) });
  return {
    set: (reply, secret) => {
      cookie.set(reply, secret);
      forgetSignOut(reply);
    },
    clear: (reply) => {
      cookie.clear(reply);
      forgetSignOut(reply);
    },
    read: (request) => (hasSignedOut(request) ? null : cookie.read(request)),
  };
}

/** Days that a browser stays known after somebody signed in with it. */
export const KNOWN_DAYS = 90;

/**
 * Identifies a browser after signing out. It grants no access, but lets people request mail while
 * strangers have used up an address's limit.
 */
export function proofCookie(publicUrl: string): SecretCookie {
  return secretCookie(publicUrl, {
    name: "worthy-known",
    days: KNOWN_DAYS,
    isSecret: (value) => /^[A-Za-z0-9]{43}$/.test(value),
  });
}
