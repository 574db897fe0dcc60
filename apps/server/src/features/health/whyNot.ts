import { ROLE_ADMIN } from "@worthy/domain";
import type { FastifyRequest } from "fastify";
import { bearerIn } from "../../platform/http/bearerIn.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { HealthDeps } from "./registerHealth.ts";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Null for programs on this machine and for administrators, who alone may see how the server does; else the refusal. */
export async function whyNot({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">, findCaller: HealthDeps["findCaller"]): Promise<Refusal | null> {
  // A proxy on this machine that is not trusted stands for whoever asked it.
  const forwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  if (LOOPBACK.test(ip) && !forwarded) return null;
  const bearer = bearerIn(headers.authorization);
  const caller = bearer ? await findCaller(bearer) : null;
  if (!caller) return refuse("unauthenticated", "Only administrators may see this, with their bearer token, and programs on this machine.");
  return caller.roles.includes(ROLE_ADMIN) ? null : refuse("forbidden", "Only administrators may do this.");
}
