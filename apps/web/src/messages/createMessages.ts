import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "messages";
    resources: { messages: typeof en };
  }
}

/** A catalogue ready for use. React escapes what it prints, so the catalogue does not. */
export function createMessages(): i18n {
  const messages = createInstance();
  void messages.use(initReactI18next).init({
    lng: "en",
    fallbackLng: "en",
    ns: ["messages"],
    defaultNS: "messages",
    resources: { en: { messages: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return messages;
}
