import type { AreaTexts } from "../languageTexts.ts";

/** Said before anything of the program is there. */
export const start = {
  cookies: "Cookies sind ausgeschaltet",
  cookiesHint: "Worthy merkt sich damit deine Bewertungen und Listen. Erlaube Cookies für diese Seite und lade sie dann neu.",
} satisfies AreaTexts<"start">;
