import { useTexts } from "../../locale/useLocale.ts";
import type { TitleInFull } from "../title/titleLabel.ts";
import { homeSearch, justWatchSearch, webSearch } from "./lookUpAddresses.ts";
import sourcesTexts from "./texts/sources.en.json" with { type: "json" };

interface LookUpLinksProps {
  title: Pick<TitleInFull, "name" | "firstAirDate" | "providers">;
  region: string | null;
}

/** Where to look a title up while nobody has said who offers it. */
export function LookUpLinks({ title, region }: LookUpLinksProps) {
  const t = useTexts(sourcesTexts);
  const words = [title.name, title.firstAirDate?.slice(0, 4), t("sources.whereToWatch")];
  const own = homeSearch(title);
  const links = [
    ...(own ? [{ label: own.service, href: own.href }] : []),
    { label: "JustWatch", href: justWatchSearch(title.name, region) },
    { label: t("sources.web"), href: webSearch(words.filter(Boolean).join(" ")) },
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-t border-hairline pt-4 text-sm">
      <span className="text-ink-second">{t("sources.lookUp")}</span>
      {links.map(({ label, href }) => (
        <a key={label} href={href} rel="noreferrer" target="_blank" className="quiet-link">
          {label}
        </a>
      ))}
    </p>
  );
}
