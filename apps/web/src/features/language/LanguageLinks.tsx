import { LANGUAGE_NAMES, LANGUAGES } from "@worthy/domain";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useRouterState } from "../../router/RouterContext.ts";
import { chooseLanguage } from "./chooseLanguage.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../title/texts/title.en.json" with { type: "json" };

const findFoot = () => document.querySelector("footer");
const neverTold = () => () => {};

/** The languages, each by its own name, in the footer. Deferred on all pages. */
export function LanguageLinks() {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  // Looked up again on every page, which may have another footer.
  useRouterState();
  const foot = useSyncExternalStore(neverTold, findFoot, () => null);
  if (!foot) return null;
  return createPortal(
    <fieldset aria-label={t("title.language")} className="flex flex-wrap gap-x-6">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === locale.language}
          className="quiet-link"
          onClick={() => chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>,
    foot,
  );
}
