import { Writable } from "node:stream";
import { Suspense, use } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import watchlistTexts from "../features/watchlists/texts/watchlist.en.json" with { type: "json" };
import { createLocale, type Locale } from "./createLocale.ts";
import { formatDay, formatNames } from "./formats.ts";
import { loadCatalogue } from "./loadCatalogue.ts";
import { nameOf } from "./nameOf.ts";
import { LocaleContext, useLocale, useTexts } from "./useLocale.ts";

function Sentence() {
  const locale = useLocale();
  const t = useTexts(watchlistTexts);
  const genres = ["Comedy", "Crime"].map((genre) => nameOf(genre, locale));
  return (
    <p>
      {[
        t("watchlist.count", { count: 1491 }),
        formatNames(genres, locale),
        formatDay("2026-11-20", locale),
      ].join(" | ")}
    </p>
  );
}

function Late({ data }: { data: Promise<void> }) {
  use(data);
  return <Sentence />;
}

/** Streams a page, half of which waits for data. */
function stream(locale: Locale, data: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = "";
    const sink = new Writable({
      write: (chunk, _encoding, done) => ((html += String(chunk)), done()),
      final: (done) => (resolve(html), done()),
    });
    const { pipe } = renderToPipeableStream(
      <LocaleContext value={locale}>
        <Sentence />
        <Suspense fallback="…">
          <Late data={data} />
        </Suspense>
      </LocaleContext>,
      { onError: reject, onShellReady: () => pipe(sink) },
    );
  });
}

it("streams pages in several languages concurrently without mixing them", async () => {
  const languages = ["en", "de", "es"] as const;
  const gates = languages.map(() => Promise.withResolvers<void>());
  const pages = Promise.all(
    languages.map(async (language, place) =>
      stream(
        createLocale({ language, catalogue: await loadCatalogue(language) }),
        gates[place]?.promise ?? Promise.resolve(),
      ),
    ),
  );
  // All first halves are rendered before any second half; those then come in another order.
  for (const gate of gates.toReversed()) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    gate.resolve();
  }
  const sentences = (await pages).map((html) =>
    [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text),
  );
  const twice = (text: string) => [text, text];
  expect(sentences).toEqual([
    twice("1,491 titles | Comedy and Crime | Nov 20, 2026"),
    twice("1.491 Titel | Komödie und Krimi | 20.11.2026"),
    twice("1491 títulos | Comedia y Crimen | 20 nov 2026"),
  ]);
});
