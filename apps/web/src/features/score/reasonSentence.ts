import type { CallOutput } from "@worthy/contract";
import { formatNames } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { traitInText } from "./traitInText.ts";
import scoreTexts from "./texts/score.en.json" with { type: "json" };

type OwnReason = NonNullable<CallOutput<"getNode">["reason"]>;
type SharedTrait = Extract<OwnReason, { shared: unknown }>["shared"][number];

/** What the person and friends have in common, in a group. */
interface TogetherReason {
  kind: "together-loved" | "together-liked";
  titles: { id: number; name: string }[];
  shared: SharedTrait[];
  /** Names of these friends. */
  friends: readonly string[];
  /** Whether the group has nobody else. */
  isEverybody: boolean;
}

export type Reason = OwnReason | TogetherReason;

/** A piece of a sentence; names of the person's own titles are strong. */
export interface Words {
  text: string;
  strong: boolean;
}

/** The most characters of a reason: on a page, and on a small card. */
const MOST = { long: 95, short: 60 };
export type ReasonLength = keyof typeof MOST;

/** Around the names in a sentence while it is put together; no title has them. */
const [BEGIN, END] = ["\u0002", "\u0003"];
const MARKS = new RegExp(`[${BEGIN}${END}]`, "g");

function marked(reason: Reason, locale: Locale): string {
  const t = locale.texts(scoreTexts);
  if (reason.kind === "own-rating") return t(`score.own.${reason.rating ?? "any"}`);
  if (!("titles" in reason)) return t(`score.${reason.kind}`);
  const names = reason.titles.map(({ name }) => `${BEGIN}${name}${END}`);
  const values = { titles: formatNames(names, locale), count: names.length };
  const isFor = reason.kind === "because-loved" || reason.kind === "because-liked";
  if (isFor && reason.shared.some(({ trait }) => trait === "kin")) return t("score.kin", values);
  const shared = [...new Set(reason.shared.map((trait) => traitInText(trait, locale)))].join(", ");
  if ("friends" in reason) {
    const [name = ""] = reason.friends;
    const count = reason.friends.length;
    const who = reason.isEverybody ? (count === 1 ? "both" : "all") : "some";
    const after = shared === "" ? "" : `: ${shared}`;
    return t(`score.${reason.kind}.${who}`, { ...values, name, count, shared: after });
  }
  return isFor && shared !== ""
    ? t("score.like", { ...values, shared })
    : t(`score.${reason.meh ? "because-meh" : reason.kind}`, values);
}

/** The same reason in fewer words, or null if there are no fewer. */
function shorter(reason: Reason): Reason | null {
  if (!("titles" in reason)) return null;
  if (reason.shared.length > 1) return { ...reason, shared: reason.shared.slice(0, -1) };
  if (reason.titles.length > 1) return { ...reason, titles: reason.titles.slice(0, -1) };
  return reason.shared.length > 0 ? { ...reason, shared: [] } : null;
}

function fitting(reason: Reason, locale: Locale, length: ReasonLength): string {
  const text = marked(reason, locale);
  const fewer = text.replace(MARKS, "").length > MOST[length] ? shorter(reason) : null;
  return fewer ? fitting(fewer, locale, length) : text;
}

/** A reason in a sentence, piece by piece. */
export function reasonWords(
  reason: Reason,
  locale: Locale,
  length: ReasonLength = "long",
): Words[] {
  return fitting(reason, locale, length)
    .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
    .filter((text) => text !== "")
    .map((text) => ({ text: text.replace(MARKS, ""), strong: text.startsWith(BEGIN) }));
}

/** A reason in a sentence: the person's own titles, and what they share with this one. */
export const reasonSentence = (
  reason: Reason,
  locale: Locale,
  length: ReasonLength = "long",
): string =>
  reasonWords(reason, locale, length)
    .map(({ text }) => text)
    .join("");

/** Whether a reason comes from the person's own ratings: all others would say the same on every row. */
export const isOwn = (reason: Reason | null): reason is Reason =>
  reason !== null && reason.kind !== "well-known" && reason.kind !== "nothing-yet";
