import type { AreaTexts } from "../languageTexts.ts";

export const notInterested = {
  action: "No me interesa {{name}}",
  short: "No me interesa",
  done: "{{name}} no se volverá a sugerir.",
} satisfies AreaTexts<"notInterested">;
