import { LANGUAGE_NAMES, LANGUAGES } from "@worthy/domain";
import { Chip } from "@worthy/ui";
import { chooseLanguage } from "../../features/language/chooseLanguage.ts";
import { spokenLanguage } from "../../messages/speech.ts";
import { useT } from "../../messages/useT.ts";
import { Part } from "./Part.tsx";

/** What this device is spoken to in. */
export function LanguagePart() {
  const t = useT();
  return (
    <Part id="language" heading={t("account.language")} hint={t("account.languageHint")}>
      <fieldset aria-labelledby="language" className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <Chip key={language} lang={language} pressed={language === spokenLanguage()} onClick={() => chooseLanguage(language)}>
            {LANGUAGE_NAMES[language]}
          </Chip>
        ))}
      </fieldset>
    </Part>
  );
}
