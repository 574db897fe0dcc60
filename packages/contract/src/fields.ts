import { plainName, plainText } from "@worthy/domain";
import { z } from "zod";

// Control characters don't belong in names, and PostgreSQL rejects NUL; checked here for a clear
// message.
const hasControlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isText = (value: string) => !hasControlCharacter.test(value) && value.isWellFormed();

const given = (max: number) =>
  z
    .string()
    .max(max, `at most ${max} characters`)
    .refine(isText, "contains characters that are not text");

/**
 * Trimmed text of at most `max` characters, without control characters, lone surrogates and what
 * nobody sees. Empty if nothing of it is visible.
 */
export const text = (max: number) => given(max).transform(plainText);

/** The same on one line. Check that it isn't empty. */
export const name = (max: number) => given(max).transform(plainName);

/** The name of a title that somebody wishes for. */
export const wishName = name(100).refine((value) => value !== "", "must not be empty");

/** A person's id: 12 characters of lower-case letters and digits. */
export const userId = z
  .string()
  .regex(/^[a-z0-9]{12}$/, "invalid id")
  .meta({ description: "12 characters of a-z and 0-9" });
/** A one-time token: letters and digits, never empty. */
export const oneTimeToken = z
  .string("isn’t a token")
  .regex(/^[A-Za-z0-9]{1,100}$/, "isn’t a token");
export const ratingId = userId.meta({ description: "12 characters of a-z and 0-9" });

/** Ids of the same form for a request to sign in and for a signed-in device. */
export const requestId = userId.meta({ description: "12 characters of a-z and 0-9" });
export const deviceId = userId.meta({ description: "12 characters of a-z and 0-9" });

/** Random, made by the event's sender; an event sent again is stored once. */
export const eventKey = z
  .string()
  .regex(/^[\w-]{12,40}$/, "must have 12 to 40 letters, digits, hyphens or underscores");

/** When something happened. PostgreSQL has no year 0, and no device existed before 1970. */
export const instant = z.iso.datetime().refine((value) => value >= "1970", "must be after 1970");

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"_.]{1,63}(\.[^\s@<>()[\]\\,;:"_.]{1,63})+$/u;

/**
 * An e-mail address as people have them: one @, a domain with a dot, and nothing that could be read
 * as a mail header.
 */
export const email = z
  .string("isn’t an email address")
  .max(254, "isn’t an email address")
  .transform((value) => value.trim().normalize("NFKC").toLowerCase().normalize("NFKC"))
  .refine(
    (value) =>
      isText(value) &&
      value === plainText(value) &&
      EMAIL.test(value) &&
      value.length <= 254 &&
      !value.includes("..") &&
      !/^\.|\.@/.test(value),
    "isn’t an email address",
  )
  .meta({ description: "an email address; all its spellings count as the same" });

/** A telephone number, stored without spaces and punctuation; empty text or null removes it. */
export const phoneNumber = z
  .union([z.null(), z.string().max(40, "isn’t a phone number")], "isn’t a phone number")
  .transform((value) => value?.replace(/[\s().\-/]/g, "") || null)
  .refine((value) => value === null || /^\+?\d{5,15}$/.test(value), "isn’t a phone number")
  .meta({ description: "5 to 15 digits, starting with + and the country code" });

/** One's own address as it is read: null, where there is none, changes nothing. */
export const ownEmail = email.nullable();

/** What clients call themselves in `xr-client`; it may be absent. */
export const clientName = z.enum(["web", "desktop"], "must be web or desktop");

/** The kind of device that asks to sign in. */
export const authDeviceType = z.enum(["ANDROID", "WEB"], "must be ANDROID or WEB");

/** A name that null or an empty value removes. One without a visible character is refused. */
export const nameOrNull = (max: number) => {
  const nameOrEmpty = given(max).transform((value) =>
    value.trim() === "" ? null : plainName(value),
  );
  return z
    .union([z.null(), nameOrEmpty], `must be text of at most ${max} characters, or null`)
    .refine((value) => value !== "", "is missing");
};

/** Genres that people can choose. */
export const GENRES = [
  "Action",
  "Adventure",
  "Comedy",
  "Crime",
  "Drama",
  "Documentary",
  "Fantasy",
  "Mystery",
  "Reality",
  "Science Fiction",
] as const;

/** The fingerprint of a fault. */
export const faultId = z
  .string()
  .regex(/^[0-9a-f]{64}$/, "invalid id")
  .meta({ description: "64 hexadecimal digits" });

/** The name of an A/B test and its query parameter. */
export const experimentName = z
  .string("invalid id")
  .regex(/^[A-Za-z]\w{0,39}$/, "invalid id")
  .meta({ description: "up to 40 letters, digits and underscores" });

const wholeNumber = /^[1-9]\d{0,15}$/;

/** A positive integer below 2^53 in an address. */
export const pathId = z
  .string()
  .regex(wholeNumber, "invalid id")
  .transform(Number)
  .refine(Number.isSafeInteger, "invalid id")
  .meta({ description: "positive integer below 2^53" });

/**
 * A title's id in a body: a non-empty string or a number of at least 1. If no title has it, the
 * answer is 404.
 */
export const itemId = z
  .union(
    [
      z.string().min(1, "invalid id").max(64, "invalid id").refine(isText, "invalid id"),
      z.number().min(1, "invalid id"),
    ],
    "invalid id",
  )
  .transform((value) =>
    typeof value === "string" && wholeNumber.test(value) ? Number(value) : value,
  );

/** A whole number in a query, from `min` to `max`; `fallback` if missing. */
export const count = (fallback: number, max: number, min = 0) => {
  const wanted = `must be a whole number from ${min} to ${max}`;
  const digits = z
    .string()
    .regex(/^\d{1,9}$/, wanted)
    .transform(Number);
  return z
    .union([z.number(), digits], wanted)
    .pipe(z.int(wanted).min(min, wanted).max(max, wanted))
    .default(fallback);
};

/** `true` or `false` in a query or body. */
export const flag = z
  .union(
    [
      z.boolean(),
      z
        .enum(["true", "false", "1", "0", ""])
        .transform((value) => value === "true" || value === "1" || value === ""),
    ],
    "must be true or false",
  )
  .default(false);

/** A list in a query: `a,b` or repeated; in a body, an array. At most `max` entries. */
export const listOf = (max: number, entryLength = 60) =>
  z
    .union(
      [
        z.array(z.union([z.string().max(entryLength), z.number()]).transform(String)),
        z
          .string()
          .max(max * (entryLength + 1))
          .transform((value) => value.split(",").filter(Boolean)),
      ],
      `must be a list of texts of at most ${entryLength} characters`,
    )
    .pipe(z.array(text(entryLength)).max(max, `at most ${max} entries`))
    .default([]);

/**
 * Short description of what was sent instead of a rating. Objects are not printed: converting them
 * to text may fail or never end.
 */
const shortly = (input: unknown) => {
  if (Array.isArray(input)) return "a list";
  return typeof input === "object" && input !== null ? "an object" : String(input).slice(0, 60);
};

const RATINGS = ["LOVE", "LIKE", "DISLIKE", "MEH", "INTERESTED", "NOT_INTERESTED", "SKIP"] as const;
export const ratingValue = z.enum(RATINGS, {
  error: ({ input }) =>
    input === undefined
      ? `must be one of ${RATINGS.join(", ")}`
      : `Invalid rating: ${shortly(input)}`,
});

/** The id of a list of titles, and of the bucket with the same titles. */
export const listId = z
  .string("invalid id")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "invalid id")
  .max(60, "invalid id")
  .meta({ description: "words of a-z and 0-9 separated by hyphens" });

/** The name of a canned profile in an address. */
export const cannedProfileId = z
  .string("invalid id")
  .regex(/^[a-z]{1,20}$/, "invalid id")
  .meta({ description: "1 to 20 letters a-z" });

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const UNKNOWN_REGION = "ZZ";

/** An ISO 3166-1 country code, in any case. */
export const region = z
  .string("must be a two-letter country code")
  .regex(/^[A-Za-z]{2}$/, "must be a two-letter country code")
  .transform((code) => code.toUpperCase())
  .refine(
    (code) => code !== UNKNOWN_REGION && regionNames.of(code) !== undefined,
    "isn’t a country code",
  )
  .meta({ description: "ISO 3166-1 alpha-2" });

export const titleKind = z.enum(["tv", "movie"]);
/** Kinds; an empty list means all. */
export const mediaTypes = listOf(4).pipe(z.array(titleKind));
export const ratingType = z.enum(["TV_SHOW", "FILM"]);

/** How a person sorts a watchlist; CUSTOM is the list's own order. */
export const watchlistSort = z.enum(["CUSTOM", "ADDED", "SCORE", "NAME", "YEAR", "RUNTIME"]);

/** The facts of a title that can be reported as wrong. */
export const reportField = z.enum([
  "NAME",
  "DATES",
  "RUNTIME",
  "EPISODES",
  "PEOPLE",
  "TEXTS",
  "GENRES",
  "CERTIFICATES",
  "HOME",
  "AWARDS",
  "OTHER",
]);

export const ratedLocation = z.enum([
  "IN_APP",
  "ONBOARDING",
  "ONBOARDING_SEARCH",
  "ONBOARDING_SUGGESTIONS",
  "RATE_MORE",
  "COMFORT_FOOD",
  "SEO_MINI_ONBOARDING",
  "B2B_ONBOARDING",
  "B2B_IN_APP",
  "B2B_RATE_MORE",
  "B2B_COMFORT_FOOD",
]);

/** Reserved id of the view of titles rated NOT_INTERESTED, which works like a watchlist. */
export const NOT_INTERESTED_LIST = "notinterested";

export const watchlistId = z
  .union([z.literal(NOT_INTERESTED_LIST), pathId], "invalid id")
  .meta({ description: "positive integer below 2^53, or notinterested" });

/** Lengths for filtering and counting items, in minutes. */
export const RUNTIME_RANGES = ["0-30", "31-60", "61-90", "91-120", "121-"] as const;

/** The end of an invite's address: 24 letters and digits. */
export const inviteReference = z
  .string("invalid id")
  .regex(/^[A-Za-z0-9]{24}$/, "invalid id")
  .meta({ description: "24 letters and digits" });
