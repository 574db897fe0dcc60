import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { matchesEntityTag } from "../../platform/ssr/entityTag.ts";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import { artName, type ArtFacts } from "../catalogue/pictures/artName.ts";
import { findArt } from "./findArt.ts";
import { findPicture, type Picture, type PictureCatalogue } from "./findPicture.ts";
import {
  imageKey,
  parseImageAddress,
  type ImageAddress,
  type ImageFormat,
  type PictureAddress,
} from "./imageAddress.ts";
import type { ImageSource } from "./imageSource.ts";
import { IMMUTABLE, IMMUTABLE_FOR_A_MONTH, STAND_IN } from "./immutable.ts";
import type { PictureSource } from "./pictureSource.ts";
import { PoolFull } from "./rasterPool.ts";

export interface ImageRequest {
  Params: { width: string; file: string };
  Querystring: Record<string, unknown>;
}

export interface Sending {
  request: FastifyRequest<ImageRequest>;
  reply: FastifyReply;
  catalogue: PictureCatalogue;
  source: ImageSource;
  pictures: PictureSource;
}

const RETRY_AFTER_SECONDS = 2;
const noImage = () => refuse("not-found", "Image not found.");

/** Sends drawn art or a picture of an image host, depending on the name. */
export async function sendImage(sending: Sending): Promise<FastifyReply> {
  const { request, reply } = sending;
  reply.header("cache-control", "no-store");
  const address = parseImageAddress({ ...request.params, query: request.query });
  if (address instanceof Refusal) return sendRefusal(reply, address);
  return "art" in address ? sendArt(sending, address) : sendPicture(sending, address);
}

async function sendArt(sending: Sending, address: ImageAddress): Promise<FastifyReply> {
  const facts = findArt(sending.catalogue, address.art, address.name);
  if (!facts) return sendRefusal(sending.reply, noImage());
  await sendBytes(sending, {
    key: imageKey(address),
    format: address.format,
    cacheControl: IMMUTABLE,
    image: () => sending.source.image(address, facts),
  });
  return sending.reply;
}

async function sendPicture(sending: Sending, address: PictureAddress): Promise<FastifyReply> {
  const { reply, source, pictures } = sending;
  const picture = findPicture(sending.catalogue, address.picture, address.name);
  if (!picture) return sendRefusal(reply, noImage());
  if (
    await sendBytes(sending, {
      key: imageKey(address),
      format: address.format,
      cacheControl: IMMUTABLE_FOR_A_MONTH,
      image: () => pictures.image(address, picture),
    })
  )
    return reply;
  const drawn = standInFor(picture, address);
  if (!drawn)
    return sendRefusal(reply, refuse("not-found", "This picture isn’t available right now."));
  await sendBytes(sending, {
    key: imageKey(drawn.address),
    format: drawn.address.format,
    cacheControl: STAND_IN,
    image: () => source.image(drawn.address, drawn.facts),
  });
  return reply;
}

/** The drawn art of a picture's title in the same form; people have none. */
function standInFor(
  { kind, title }: Picture,
  { width, quality, format }: PictureAddress,
): { address: ImageAddress; facts: ArtFacts } | null {
  if (!title || kind === "profile") return null;
  const facts = artFactsOf(title);
  const name = artName(kind, facts).replace(/\.jpg$/, "");
  return {
    facts,
    address: { art: { art: kind, titleId: title.id }, name, width, quality, format },
  };
}

interface Bytes {
  /** Changes with the image. */
  key: string;
  format: ImageFormat;
  cacheControl: string;
  /** Null if it is unavailable and nothing is sent. */
  image(): Promise<Uint8Array | null>;
}

/**
 * @returns whether there was something to send. A reply itself can't be awaited: it only ends when
 * everything is sent.
 */
export async function sendBytes(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { key, format, cacheControl, image }: Bytes,
): Promise<boolean> {
  const tag = `W/"${key}"`;
  if (matchesEntityTag(request.headers["if-none-match"], tag)) {
    void reply.header("cache-control", cacheControl).header("etag", tag).code(304).send();
    return true;
  }
  const bytes = await image().catch((error: unknown) => notDrawn(request, { key, error }));
  if (bytes === null) return false;
  if (bytes instanceof Refusal) {
    void sendRefusal(reply.header("retry-after", RETRY_AFTER_SECONDS), bytes);
    return true;
  }
  const type = format === "webp" ? "image/webp" : "image/jpeg";
  void reply.header("cache-control", cacheControl).header("etag", tag).type(type).send(bytes);
  return true;
}

function notDrawn(
  request: FastifyRequest,
  { key, error }: { key: string; error: unknown },
): Refusal {
  if (error instanceof PoolFull)
    return refuse("unavailable", "Too many images are being drawn. Try again in a moment.");
  request.log.error({ err: error, image: key }, "couldn't draw an image");
  return refuse("unavailable", "Couldn’t draw this image right now. Try again in a moment.");
}
