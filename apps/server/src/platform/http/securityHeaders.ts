import helmet from "@fastify/helmet";
import Fastify from "fastify";

/** What an answer has by itself, and is no header for browsers to heed. */
const ITS_OWN = new Set(["connection", "content-length", "date"]);

/** The headers by which browsers keep every page safe. They are the same for all answers, so that helmet is asked for them once. */
export async function securityHeaders(https: boolean): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(https),
    hsts: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  asked.get("/", (_request, reply) => reply.send());
  const { headers } = await asked.inject("/");
  await asked.close();
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (ITS_OWN.has(name) ? [] : [[name, String(value)]])));
}

function contentSecurityPolicy(https: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Style attributes set positions and sizes that are computed; style elements and scripts stay forbidden.
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
