import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "../../api/createQueryClient.ts";
import { App } from "../../App.tsx";
import type { Services } from "../../features/services/Services.ts";
import { serverLogin, serverSession, serverWrites } from "../../features/session/serverSession.ts";
import type { ShownList } from "../../features/watchlist/listWrites.ts";
import { createMessages } from "../../messages/createMessages.ts";
import { speak } from "../../messages/speech.ts";
import { ArrangeLists } from "./ArrangeLists.tsx";

const noCall = () => Promise.reject(new Error("no calls here"));
const services = { call: noCall, session: serverSession(null), writes: serverWrites, login: serverLogin, track: () => {}, report: () => {}, prefetch: () => {} };

const listOf = (id: number, name: string) => ({ id, name, hexCode: "#112233" }) as ShownList;

afterEach(() => speak(null));

it("calls a list that nobody has named as it is called elsewhere in the language that is spoken", () => {
  speak({
    language: "de",
    texts: {} as never,
    nameOf: (english) => (english === "My watchlist" ? "Meine Merkliste" : english),
    traitName: ({ label }) => label,
    deviceName: (label) => label,
    refusal: () => null,
  });
  const html = renderToString(
    <App services={services as unknown as Services} queryClient={createQueryClient(noCall)} messages={createMessages()}>
      <ArrangeLists lists={[listOf(1, "My watchlist"), listOf(2, "Drama")]} />
    </App>,
  );
  expect(html).toContain(">Meine Merkliste</span>");
  expect(html).not.toContain("My watchlist");
  expect(html).toContain(">Drama</span>");
});
