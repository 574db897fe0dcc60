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
import { ImportRow } from "./ImportRow.tsx";

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

const FAILED = {
  id: 3,
  source: "movielens",
  state: "FAILED" as const,
  step: "RATINGS",
  daily: false,
  total: 9,
  done: 4,
  failed: 0,
  taken: 2,
  joined: 1,
  dropped: 1,
  reasons: [{ reason: "malformed" as const, count: 1, first: "ratings.csv, line 5" }],
  rate: null,
  message: "There is no links.csv.",
  createdAt: "2026-03-01T12:00:00Z",
  updatedAt: "2026-03-01T12:00:00Z",
};

it.each([
  ["en", "2 imported, 1 merged, 1 skipped", "that didn’t match the file’s first line"],
  ["de", "2 importiert, 1 zugeordnet, 1 übersprungen", "passt nicht zur ersten Zeile"],
  ["es", "2 importados, 1 fusionados, 1 omitidos", "no coincide con la primera línea"],
] as const)(
  "explains in %s what happened to a failed import's rows and how to restart it",
  async (language, account, reason) => {
    const locale = createLocale({ language, catalogue: await loadCatalogue(language) });
    const html = renderToString(
      <App
        services={services as unknown as Services}
        queryClient={createQueryClient(noCall)}
        locale={locale}
      >
        <ImportRow job={FAILED} />
      </App>,
    );
    expect(html).toContain(account);
    expect(html).toContain(reason);
    expect(html).toContain("ratings.csv, line 5");
    expect(html).toContain("npm run worthy -- import movielens FOLDER");
  },
);
