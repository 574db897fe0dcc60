import type { CallOutput } from "@worthy/contract";
import { useTexts } from "../../locale/useLocale.ts";
import sourcesTexts from "./texts/sources.en.json" with { type: "json" };

interface SourceCreditsProps {
  sources: readonly {
    source: CallOutput<"listSources">["sources"][number]["source"];
    url: string | null;
  }[];
  className?: string;
}

/** Credits sources in the words they require, each with a link to its page. */
export function SourceCredits({ sources, className = "" }: SourceCreditsProps) {
  const t = useTexts(sourcesTexts);
  if (sources.length === 0) return null;
  return (
    <ul className={`text-xs text-ink-second ${className}`}>
      {sources.map(({ source, url }) => (
        <li key={source}>
          {url === null ? (
            t(`sources.${source}`)
          ) : (
            <a
              className="inline-block py-1 underline underline-offset-2 hover:text-ink"
              href={url}
              rel="noreferrer"
              target="_blank"
            >
              {t(`sources.${source}`)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
