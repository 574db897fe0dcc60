import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

export type T = TFunction<"messages">;

/** The catalogue's `t`, typed by its keys: `t("title.season", { number: 2 })`. */
export function useT(): T {
  return useTranslation("messages").t;
}
