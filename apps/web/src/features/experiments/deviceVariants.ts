import { parseVariant, variantCookie, type AbTest } from "@worthy/domain";
import type { DeviceStorage } from "../session/deviceStorage.ts";
import { cookiePath } from "../../api/basePath.ts";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Storage key of the device's variant of a test. */
export const variantKey = (name: string): string => `abTest.${name}`;

/** Where a device stores its variants. */
export interface VariantPlaces {
  storage: Pick<DeviceStorage, "read" | "write">;
  /** The server renders pages according to its cookies. */
  document: Pick<Document, "cookie">;
}

const cookieOf = ({ document }: VariantPlaces, name: string): string | null =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/**
 * The device's variant of a test, from its cookie or else its storage, which browsers keep longer;
 * null if it has none yet.
 */
export function readVariant(test: AbTest, places: VariantPlaces): number | null {
  return (
    parseVariant(test, cookieOf(places, variantCookie(test.name))) ??
    parseVariant(test, places.storage.read(variantKey(test.name)))
  );
}

/** Stores a variant in both places, for a year. */
export function storeVariant(
  { name }: AbTest,
  variant: number,
  { storage, document }: VariantPlaces,
): void {
  storage.write(variantKey(name), String(variant));
  document.cookie = `${variantCookie(name)}=${variant}; path=${cookiePath()}; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}
