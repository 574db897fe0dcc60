import { MissingPage } from "../router/loadPage.ts";
import type { T } from "../messages/useT.ts";
import type { Meta, Screen, ScreenContext } from "./Screen.ts";

/** The head of a page: the screen's own, or what stands for a failure. */
export function metaOf({ screen, error }: { screen: Screen | null; error: unknown }, context: ScreenContext, t: T): Meta {
  if (error !== undefined && error !== null) {
    const missing = error instanceof MissingPage;
    return { title: named(missing ? t("shell.missing") : t("shell.oops"), t) };
  }
  if (!screen) return { title: t("shell.name") };
  const meta = screen.meta(context, t);
  const indexed = screen.access === "public" && meta.canonical !== undefined;
  return { ...meta, title: named(meta.title, t), ...(indexed ? {} : { canonical: undefined }) };
}

function named(title: string, t: T): string {
  return title === t("shell.name") ? title : `${title} · ${t("shell.name")}`;
}
