import type { i18n, TFunction } from "i18next";
import { use } from "react";
import { I18nContext } from "react-i18next";

export type T = TFunction<"messages">;

const quick = new WeakMap<i18n, T>();

/**
 * The catalogue's `t`, typed by its keys: `t("title.season", { number: 2 })`. Texts without parts are looked up once: a page asks for
 * hundreds, and the catalogue's own hook took a third of the time of rendering it.
 */
export function useT(): T {
  const messages = use(I18nContext)?.i18n;
  if (!messages) throw new Error("no messages around this component");
  const known = quick.get(messages);
  if (known) return known;
  const t = quickT(messages);
  quick.set(messages, t);
  return t;
}

/** One language an instance: another language comes with an instance of its own. */
function quickT({ t }: i18n): T {
  const texts = new Map<string, string>();
  const find = t as unknown as (key: string, parts?: object) => string; // T checks its callers; in here a key is a key
  const lookUp = (key: string, parts?: object): string => {
    if (parts) return find(key, parts);
    const text = texts.get(key) ?? find(key);
    texts.set(key, text);
    return text;
  };
  return lookUp as unknown as T; // answers as T does
}
