import type { CallOutput } from "@worthy/contract";
import { useT } from "../../messages/useT.ts";

interface SourceCreditsProps {
  sources: readonly { source: CallOutput<"listSources">["sources"][number]["source"]; url: string | null }[];
  className?: string;
}

/** Whom facts are from, in the words that they ask for, each with a link to its page. */
export function SourceCredits({ sources, className = "" }: SourceCreditsProps) {
  const t = useT();
  if (sources.length === 0) return null;
  return (
    <ul className={`text-xs text-ink-second ${className}`}>
      {sources.map(({ source, url }) => (
        <li key={source}>
          {url === null ? (
            t(`sources.${source}`)
          ) : (
            <a className="inline-block py-1 underline underline-offset-2 hover:text-ink" href={url} rel="noreferrer" target="_blank">
              {t(`sources.${source}`)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
