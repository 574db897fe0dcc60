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
import { linkCheckQuery } from "../adminQueries.ts";
import { LinkWarning } from "./LinkWarning.tsx";

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

async function render(
  linkProblem: { publicUrl: string; line: string } | null,
  language: "en" | "de" | "es",
) {
  const queryClient = createQueryClient(noCall);
  queryClient.setQueryData(linkCheckQuery.queryKey, { linkProblem });
  const locale = createLocale({ language, catalogue: await loadCatalogue(language) });
  return renderToString(
    <App services={services as unknown as Services} queryClient={queryClient} locale={locale}>
      <LinkWarning />
    </App>,
  );
}

it.each([
  ["en", "no one can sign in on a phone"],
  ["de", "deshalb kann sich auf dem Handy niemand anmelden"],
  ["es", "nadie puede entrar con el teléfono"],
] as const)(
  "warns in %s that links don't work on phones and says which setting to change",
  async (language, words) => {
    const line = "PUBLIC_URL=http://192.168.1.20:3000";
    const html = await render({ publicUrl: "http://localhost:3000", line }, language);
    expect(html).toContain(words);
    expect(html).toContain(line);
    expect(await render(null, language)).not.toContain("PUBLIC_URL");
  },
);
