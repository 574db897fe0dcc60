import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createQueryClient } from "../../../api/createQueryClient.ts";
import { App } from "../../../App.tsx";
import type { Services } from "../../../features/services/Services.ts";
import {
  serverLogin,
  serverSession,
  serverWrites,
} from "../../../features/session/serverSession.ts";
import { createLocale } from "../../../locale/createLocale.ts";
import { loadCatalogue } from "../../../locale/loadCatalogue.ts";
import { TmdbFacts } from "./TmdbFactsPart.tsx";

const noCall = () => Promise.reject(new Error("no calls here"));
const services = {
  call: noCall,
  session: serverSession(null),
  writes: serverWrites,
  login: serverLogin,
  track: () => {},
  report: () => {},
  prefetch: () => {},
};

async function render(choice: { used: boolean; isPinned: boolean }, language: "en" | "de" | "es") {
  const locale = createLocale({ language, catalogue: await loadCatalogue(language) });
  const html = renderToString(
    <App
      services={services as unknown as Services}
      queryClient={createQueryClient(noCall)}
      locale={locale}
    >
      <TmdbFacts {...choice} />
    </App>,
  );
  return { html, input: /<input[^>]*role="switch"[^>]*>/.exec(html)?.[0] ?? "" };
}

it.each([
  ["en", "restrict training models"],
  ["de", "schränken ein, wie man Modelle"],
  ["es", "restringen el entrenamiento de modelos"],
] as const)("explains TMDB's terms next to the switch in %s", async (language, words) => {
  const { html, input } = await render({ used: false, isPinned: false }, language);
  expect(html).toContain(words);
  expect(html).not.toContain("TMDB_FACTS_IN_SCORES");
  expect(input).not.toBe("");
  expect(input).not.toMatch(/checked=|disabled=/);
});

it("shows a setting from the environment as read-only", async () => {
  const { html, input } = await render({ used: true, isPinned: true }, "en");
  expect(html).toContain("TMDB_FACTS_IN_SCORES");
  expect(input).toMatch(/checked=/);
  expect(input).toMatch(/disabled=/);
});
