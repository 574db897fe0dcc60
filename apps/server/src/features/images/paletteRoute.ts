import { paletteOf } from "@worthy/posters";
import type { FastifyInstance } from "fastify";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { parseArtName } from "./artName.ts";
import { findArt } from "./findArt.ts";
import { IMMUTABLE } from "./immutable.ts";

/** GET /api/image/palette/{file}: the four colours that a title's art is drawn in, by their roles. */
export function registerPalette(app: FastifyInstance, snapshot: () => CatalogueSnapshot): void {
  app.get<{ Params: { file: string } }>("/api/image/palette/:file", (request, reply) => {
    reply.header("cache-control", "no-store");
    const name = /^([a-z0-9]{1,60})(\.(jpg|webp))?$/.exec(request.params.file)?.[1] ?? "";
    const art = parseArtName(name);
    if (!art) return sendRefusal(reply, refuse("invalid", "This is not the name of an image."));
    const facts = findArt(snapshot(), art, name);
    if (!facts) return sendRefusal(reply, refuse("not-found", "There is no such image."));
    const { ground, mid, accent, paper } = paletteOf(facts);
    return reply.header("cache-control", IMMUTABLE).send({ ground, mid, accent, paper });
  });
}
