import { Icon } from "@worthy/ui";
import { ExternalLink } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import type { TitleInFull } from "../title/titleLabel.ts";
import { homeSearch, justWatchSearch, letterboxdSearch, webSearch } from "./lookUpAddresses.ts";
import sourcesTexts from "./texts/sources.en.json" with { type: "json" };

interface LookUpLinksProps {
  title: Pick<TitleInFull, "name" | "firstAirDate" | "providers" | "nodeType">;
  region: string | null;
}

/** Where to look a title up while nobody has said who offers it. Letterboxd only has films. */
export function LookUpLinks({ title, region }: LookUpLinksProps) {
  const t = useTexts(sourcesTexts);
  const words = [title.name, title.firstAirDate?.slice(0, 4), t("sources.whereToWatch")];
  const own = homeSearch(title);
  const links = [
    ...(own ? [{ label: own.service, href: own.href }] : []),
    { label: "JustWatch", href: justWatchSearch(title.name, region) },
    ...(title.nodeType === "movie"
      ? [{ label: "Letterboxd", href: letterboxdSearch(title.name) }]
      : []),
    { label: "Google", href: webSearch(words.filter(Boolean).join(" ")) },
  ];
  return (
    <>
      <p className="mt-1 text-sm text-ink-second">{t("sources.lookUp")}</p>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              rel="noreferrer"
              target="_blank"
              className="flex min-h-11 items-center justify-between gap-2 font-semibold underline-offset-4 hover:underline"
            >
              {label}
              <span className="sr-only">{` ${t("sources.newTab")}`}</span>
              <Icon of={ExternalLink} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
