import { useQuery } from "@tanstack/react-query";
import { APP_VERSION } from "@worthy/domain";
import type { ReactNode } from "react";
import { sourcesQuery } from "../../features/sources/sourcesQuery.ts";
import { useTexts } from "../../locale/useLocale.ts";
import aboutTexts from "./texts/about.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import sourcesTexts from "../../features/sources/texts/sources.en.json" with { type: "json" };

/** What the product is, and where its facts come from. */
export function AboutScreen() {
  const t = useTexts(aboutTexts, shellTexts);
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-8 px-4 pt-6 md:pt-10 lg:px-14">
      <h1 className="font-display text-2xl font-bold tracking-tight">{t("shell.about")}</h1>
      <p className="max-w-160">{t("about.what")}</p>
      <Part id="catalogue" heading={t("about.catalogue")}>
        <p>{t("about.bundled")}</p>
      </Part>
      <ImportedSources />
      <Part id="wrong" heading={t("about.wrong")}>
        <p>{t("about.wrongHint")}</p>
      </Part>
      <p className="text-sm text-ink-second">
        {t("about.version", { version: APP_VERSION })}
        <br />
        {t("about.letters")}
      </p>
    </div>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="max-w-160">
      <h2 id={id} className="mb-2 font-display text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Nothing if all titles are from the bundle. */
function ImportedSources() {
  const t = useTexts(aboutTexts, sourcesTexts);
  const { data } = useQuery(sourcesQuery);
  if (!data || data.sources.length === 0) return null;
  return (
    <Part id="imported" heading={t("about.imported")}>
      <ul className="divide-y divide-hairline">
        {data.sources.map(({ source, url, numTitles }) => (
          <li key={source} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <a
              href={url}
              rel="noreferrer"
              target="_blank"
              className="inline-flex min-h-11 min-w-0 items-center underline underline-offset-4"
            >
              {t(`sources.${source}`)}
            </a>
            <span className="text-sm text-ink-second">
              {t("about.importedTitles", { count: numTitles })}
            </span>
          </li>
        ))}
      </ul>
      {data.sources.some(({ source }) => source === "justwatch") ? (
        <p className="mt-3">{t("about.offers")}</p>
      ) : null}
    </Part>
  );
}
