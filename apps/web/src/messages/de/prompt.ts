import type { AreaTexts } from "../languageTexts.ts";

export const prompt = {
  heading: "Deine Liste für immer behalten?",
  what: "Im Moment lebt sie nur auf diesem Gerät. Mit einem Konto ist sie auf dem Handy, dem Laptop und dem Fernseher, auch wenn dieser Browser sie vergisst.",
  how: "Eine E-Mail, kein Passwort.",
  yes: "Aber klar",
  no: "Jetzt nicht",
} satisfies AreaTexts<"prompt">;
