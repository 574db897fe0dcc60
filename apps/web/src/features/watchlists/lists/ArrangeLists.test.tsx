import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createQueryClient } from "../../../api/createQueryClient.ts";
import { App } from "../../../App.tsx";
import type { Services } from "../../services/Services.ts";
import { serverLogin, serverSession, serverWrites } from "../../session/serverSession.ts";
import type { ShownList } from "./listWrites.ts";
import { createLocale } from "../../../locale/createLocale.ts";
import { loadCatalogue } from "../../../locale/loadCatalogue.ts";
import { ArrangeLists } from "./ArrangeLists.tsx";

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

const listOf = (id: number, name: string) => ({ id, name, hexCode: "#112233" }) as ShownList;

it("translates the placeholder name of an unnamed list", async () => {
  const locale = createLocale({ language: "de", catalogue: await loadCatalogue("de") });
  const html = renderToString(
    <App
      services={services as unknown as Services}
      queryClient={createQueryClient(noCall)}
      locale={locale}
    >
      <ArrangeLists lists={[listOf(1, "My watchlist"), listOf(2, "Drama")]} />
    </App>,
  );
  expect(html).toContain(">Meine Merkliste</bdi>");
  expect(html).not.toContain("My watchlist");
  expect(html).toContain(">Drama</bdi>");
});
