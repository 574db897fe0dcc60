import helmet from "@fastify/helmet";
import Fastify from "fastify";

/** Set by the response itself; not security headers. */
const ITS_OWN = new Set(["connection", "content-length", "date"]);

export interface SecurityOptions {
  https: boolean;
  /** Whether browsers are to use https for all hosts below this one too. Default false. */
  hstsSubdomains?: boolean | undefined;
}

/** The security headers of every page. They are always the same, so helmet computes them once. */
export async function securityHeaders({
  https,
  hstsSubdomains = false,
}: SecurityOptions): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(https),
    hsts: https && { includeSubDomains: hstsSubdomains },
    crossOriginEmbedderPolicy: false,
    // Never a path: the app also moves to addresses with a secret without loading a page.
    referrerPolicy: { policy: "strict-origin" },
  });
  asked.get("/", (_request, reply) => reply.send());
  const { headers } = await asked.inject("/");
  await asked.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ITS_OWN.has(name) ? [] : [[name, String(value)]],
    ),
  );
}

function contentSecurityPolicy(https: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Style attributes set computed positions and sizes; style elements and scripts stay
      // forbidden.
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: ["https://www.youtube-nocookie.com"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}
