import type { ApiFailure } from "@worthy/contract/apiFailure";
import type { Language } from "@worthy/domain";
import type { LanguageTexts } from "./languageTexts.ts";

/** A trait of a title as the server names it. */
export interface NamedTrait {
  /** Its family. */
  trait: string;
  key: string;
  /** In English. */
  label: string;
}

/** All that a language says, but for English, which every file brings for itself. */
export interface Speech {
  language: Language;
  texts: LanguageTexts;
  /** What goes by an English name in the catalogue: genres, tags, lists. Others stay as they are. */
  nameOf(english: string): string;
  traitName(trait: NamedTrait): string;
  /** A device, which the server calls "Chrome on Android". */
  deviceName(label: string): string;
  /** Why a call was refused; null where nothing is known but what the server says in English. */
  refusal(failure: Pick<ApiFailure, "status" | "code" | "retryAfter">): string | null;
}

let speech: Speech | null = null;

/**
 * From now on this is spoken; null is English. In a browser it is set once, before the page comes alive; on the server before each rendering, which waits for nothing
 * and so ends in the language that it began in.
 */
export function speak(next: Speech | null): void {
  speech = next;
}

/** What is spoken; null is English. */
export const spoken = (): Speech | null => speech;

export function spokenLanguage(): Language {
  return speech?.language ?? "en";
}

/** A genre, a tag, a list or a made-up person, which the server names in English, in the language that is spoken. */
export function nameOf(english: string): string {
  return speech?.nameOf(english) ?? english;
}

/** What a trait is called; people and services keep their names. */
export function traitName(trait: NamedTrait): string {
  return speech?.traitName(trait) ?? trait.label;
}
