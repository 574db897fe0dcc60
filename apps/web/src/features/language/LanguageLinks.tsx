import { LANGUAGE_NAMES, LANGUAGES } from "@worthy/domain";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { spokenLanguage } from "../../messages/speech.ts";
import { useT } from "../../messages/useT.ts";
import { useRouterState } from "../../router/RouterContext.ts";
import { chooseLanguage } from "./chooseLanguage.ts";

const findFoot = () => document.querySelector("footer");
const neverTold = () => () => {};

/** The languages, each by its own name, at the foot of the page. No page waits for them. */
export function LanguageLinks() {
  const t = useT();
  // Looked up anew with every page: its footer may be another one.
  useRouterState();
  const foot = useSyncExternalStore(neverTold, findFoot, () => null);
  if (!foot) return null;
  return createPortal(
    <fieldset aria-label={t("title.language")} className="flex flex-wrap gap-x-6">
      {LANGUAGES.map((language) => (
        <button key={language} type="button" lang={language} aria-pressed={language === spokenLanguage()} className="quiet-link" onClick={() => chooseLanguage(language)}>
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>,
    foot,
  );
}
