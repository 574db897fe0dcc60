import { hash } from "node:crypto";
import type { PageCard } from "@worthy/contract";
import { IMAGE_QUALITY, IMAGE_WIDTHS, isLanguage, type Language } from "@worthy/domain";
import { CARD_POSTERS, type ListFacts } from "@worthy/posters";
import type { FastifyInstance } from "fastify";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import { refuse } from "../../platform/refusal.ts";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import type { ArtCatalogue } from "./findArt.ts";
import type { ImageSource } from "./imageSource.ts";
import { FOR_A_DAY } from "./immutable.ts";
import { sendBytes } from "./sendImage.ts";

interface CardParts {
  source: ImageSource;
  snapshot(): ArtCatalogue;
  /** The card of the page at a path; null if there is none. */
  findCard(page: { path: string; language: Language }): Promise<PageCard | null>;
}

interface CardRequest {
  Params: { language: string; "*": string };
}

/** Each request loads a page's data; a link is seldom shared more often. */
const RATE_LIMIT = { max: 120, timeWindow: "1 minute" };
const PATH = /^([a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60}){0,2})\.jpg$/;
/** Incremented when the drawing changes, so that no old card is shown from a cache. */
const CARD_VERSION = 1;

/**
 * GET /api/image/card/{language}/{path}.jpg: what a link to the page at this path looks like where
 * it is shared. Only pages that exist have one, and everything it shows comes from them.
 */
export function registerCards(app: FastifyInstance, parts: CardParts): void {
  app.get<CardRequest>(
    "/api/image/card/:language/*",
    { config: { rateLimit: RATE_LIMIT } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { language, "*": file } = request.params;
      const path = PATH.exec(file)?.[1];
      const found =
        path !== undefined && isLanguage(language)
          ? await parts.findCard({ path: `/${path}`, language })
          : null;
      if (!found) return sendRefusal(reply, refuse("not-found", "Image not found."));
      const card = withFacts(found, parts.snapshot());
      const form = { width: IMAGE_WIDTHS.card, quality: IMAGE_QUALITY, format: "jpg" } as const;
      const key = cardKey(card);
      await sendBytes(
        { request, reply },
        {
          key,
          format: form.format,
          cacheControl: FOR_A_DAY,
          image: () => parts.source.drawn(key, { card, ...form }),
        },
      );
      return reply;
    },
  );
}

function withFacts({ titleIds, ...words }: PageCard, catalogue: ArtCatalogue): ListFacts {
  const titles = titleIds.flatMap((id) => catalogue.title(id) ?? []).slice(0, CARD_POSTERS);
  return { ...words, titles: titles.map(artFactsOf) };
}

/** Equal cards of different pages share one image. */
function cardKey(card: ListFacts): string {
  return `card-${hash("sha256", JSON.stringify([CARD_VERSION, card])).slice(0, 16)}.jpg`;
}
