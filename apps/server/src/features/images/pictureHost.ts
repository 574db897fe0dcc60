import { setTimeout as sleep } from "node:timers/promises";
import { parseRetryAfter } from "../../platform/retryAfter.ts";
import type { PictureKind } from "../catalogue/pictures/pictureName.ts";

/**
 * Why a picture is unavailable: `unreachable` (the host), `busy` (it asks to wait), `missing` (it
 * has no such picture), or `unreadable` (an invalid response).
 */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
  readonly kind: "unreachable" | "busy" | "missing" | "unreadable";
  /** Milliseconds that the host asks to wait. */
  readonly wait: number | null;

  constructor(kind: PictureProblem["kind"], message: string, wait: number | null = null) {
    super(message);
    this.kind = kind;
    this.wait = wait;
  }
}

export interface PictureHostOptions {
  /** Address of the host, without a trailing slash. */
  url: string;
  /** For one complete response. */
  timeoutMs?: number;
  /** First delay before a retry, doubled each time. */
  backOffMs?: number;
  maxBytes?: number;
}

export interface PictureHost {
  /**
   * The bytes of a picture in one of the accepted formats. Retries temporary failures; throws
   * PictureProblem.
   */
  fetch(kind: PictureKind, path: string, signal: AbortSignal): Promise<Buffer>;
}

/** The size of each kind that is fetched, from which all others are made. */
const SIZES: Readonly<Record<PictureKind, string>> = {
  poster: "w780",
  backdrop: "w1280",
  profile: "h632",
};
const TRIES = 3;
const TYPES = /^image\/(jpeg|png|webp)\b/i;

/** A client for image hosts like TMDB's. */
export function createPictureHost({
  url,
  timeoutMs = 8_000,
  backOffMs = 400,
  maxBytes = 8 * 1024 * 1024,
}: PictureHostOptions): PictureHost {
  const attempt = async (address: string, signal: AbortSignal): Promise<Buffer> => {
    const both = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(address, {
      headers: { "user-agent": "Worthy (self-hosted)", accept: "image/webp,image/jpeg,image/png" },
      redirect: "error",
      signal: both,
    });
    const problem = problemOf(response);
    if (!problem) return readPicture(response, maxBytes);
    await response.body?.cancel();
    throw problem;
  };
  return {
    fetch: async (kind, path, signal) => {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(`${url}/t/p/${SIZES[kind]}${path}`, signal);
        } catch (error) {
          signal.throwIfAborted();
          const problem =
            error instanceof PictureProblem
              ? error
              : new PictureProblem("unreachable", `can’t reach the image host: ${reasonOf(error)}`);
          if (problem.kind !== "unreachable" || tries >= TRIES) throw problem;
          await sleep(backOffMs * 2 ** (tries - 1) * (0.75 + Math.random() / 2), undefined, {
            signal,
          });
        }
      }
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function problemOf({ ok, status, headers }: Response): PictureProblem | null {
  if (status === 429)
    return new PictureProblem(
      "busy",
      "the image host doesn’t allow more requests for now",
      parseRetryAfter(headers.get("retry-after"), Date.now()),
    );
  if (status === 404 || status === 410)
    return new PictureProblem("missing", `the image host doesn’t have it (${status})`);
  if (!ok) return new PictureProblem("unreachable", `the image host answered ${status}`);
  const type = headers.get("content-type") ?? "nothing";
  return TYPES.test(type)
    ? null
    : new PictureProblem("unreadable", `the image host sent ${type.slice(0, 80)}`);
}

/** A body of limited size that starts like a picture; anything beyond is not read. */
async function readPicture(response: Response, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new PictureProblem("unreadable", `the picture is larger than ${maxBytes} bytes`);
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (!looksLikePicture(bytes))
    throw new PictureProblem("unreadable", "the image host sent something that isn’t a picture");
  return bytes;
}

/** Recognises JPEG, PNG and WebP by their first bytes, because headers aren't reliable. */
function looksLikePicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString("latin1");
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    (start.startsWith("RIFF") && start.endsWith("WEBP"))
  );
}
