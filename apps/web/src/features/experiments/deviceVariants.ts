import { parseVariant, variantCookie, type AbTest } from "@worthy/domain";
import type { DeviceStorage } from "../session/deviceStorage.ts";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Where the device's storage keeps its variant of a test. */
export const variantKey = (name: string): string => `abTest.${name}`;

/** What a device keeps its variants in. */
export interface VariantPlaces {
  storage: Pick<DeviceStorage, "read" | "write">;
  /** Its cookies are what the server renders pages by. */
  document: Pick<Document, "cookie">;
}

const cookieOf = ({ document }: VariantPlaces, name: string): string | null =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** The device's variant of a test, by its cookie, else by its storage, which browsers keep longer; null before it has one. */
export function readVariant(test: AbTest, places: VariantPlaces): number | null {
  return parseVariant(test, cookieOf(places, variantCookie(test.name))) ?? parseVariant(test, places.storage.read(variantKey(test.name)));
}

/** Keeps a variant in both places, for a year from now. */
export function keepVariant({ name }: AbTest, variant: number, { storage, document }: VariantPlaces): void {
  storage.write(variantKey(name), String(variant));
  document.cookie = `${variantCookie(name)}=${variant}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}
