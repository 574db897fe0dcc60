import { isolated } from "@worthy/domain";
import { MissingPage } from "../router/loadPage.ts";
import type { Locale } from "../locale/createLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };
import type { Head, Screen, ScreenContext } from "./Screen.ts";

/** The head of a page: the screen's own, or the one for a failure. */
export function headOf(
  { screen, error }: { screen: Pick<Screen, "access" | "head"> | null; error: unknown },
  context: ScreenContext,
  locale: Locale,
): Head {
  if (error !== undefined && error !== null) {
    const t = locale.texts(shellTexts);
    const missing = error instanceof MissingPage;
    return { title: named(t(missing ? "shell.missing" : "shell.oops"), locale) };
  }
  if (!screen) return { title: locale.productName };
  const head = screen.head(context, locale);
  const indexed = screen.access === "public" && head.canonical !== undefined;
  return {
    ...head,
    title: named(head.title, locale),
    ...(indexed ? {} : { canonical: undefined }),
  };
}

function named(title: string, { productName }: Locale): string {
  return title === productName ? title : `${isolated(title)} · ${productName}`;
}
