import { SIGNED_OUT_COOKIE } from "@worthy/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isBearer } from "../ids.ts";

const DAY_IN_SECONDS = 24 * 60 * 60;

/** A cookie that no script can read, with a secret in it. */
export interface SecretCookie {
  set(reply: FastifyReply, secret: string): void;
  clear(reply: FastifyReply): void;
  read(request: FastifyRequest): string | null;
}

interface Kind {
  name: string;
  days: number;
  isSecret(value: string): boolean;
}

/** `__Host-` and Secure where people reach the product over https, plain where they do not. */
function secretCookie(publicUrl: string, { name: plain, days, isSecret }: Kind): SecretCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? `__Host-${plain}` : plain;
  const options = { httpOnly: true, sameSite: "lax", secure, path: "/" } as const;
  return {
    set: (reply, secret) => void reply.setCookie(name, secret, { ...options, maxAge: days * DAY_IN_SECONDS }),
    clear: (reply) => void reply.clearCookie(name, options),
    read: (request) => {
      const value = request.cookies[name];
      return value !== undefined && isSecret(value) ? value : null;
    },
  };
}

/**
 * The session cookie: it authorises only the server's rendering of pages. The API takes only the bearer. It counts for nothing once its browser has signed out
 * without reaching the server, until somebody signs in there or the server hears of it.
 */
export function sessionCookie(publicUrl: string): SecretCookie {
  const cookie = secretCookie(publicUrl, { name: "worthy", days: 365, isSecret: isBearer });
  const hasSignedOut = ({ cookies }: FastifyRequest) => cookies[SIGNED_OUT_COOKIE] !== undefined;
  const forgetSignOut = (reply: FastifyReply) => hasSignedOut(reply.request) && void reply.clearCookie(SIGNED_OUT_COOKIE, { path: "/" });
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

/** How long a browser is known after somebody signed in with it. */
export const KNOWN_DAYS = 90;

/** By this cookie a browser is known again after signing out. It opens nothing: mail may be asked for with it while strangers have used up an address. */
export function proofCookie(publicUrl: string): SecretCookie {
  return secretCookie(publicUrl, { name: "worthy-known", days: KNOWN_DAYS, isSecret: (value) => /^[A-Za-z0-9]{43}$/.test(value) });
}
