import { classNames } from "@worthy/ui";
import { FindTitle } from "./FindTitle.tsx";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useLocation } from "../../router/useLocation.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const SOURCES = [
  { to: "/rate", word: "wall.fromQuestions" },
  { to: "/rate/comfort-food", word: "wall.fromComfort" },
] as const;

interface WallWaysProps {
  /** Whether there is a choice of what to rate: after onboarding. */
  sources: boolean;
  searchable: boolean;
  className: string;
}

/** Ways to other titles to rate: next to the meters, and on phones below the deck. */
export function WallWays({ sources, searchable, className }: WallWaysProps) {
  const t = useTexts(wallTexts);
  const { pathname } = useLocation();
  return (
    <div className={classNames("flex-wrap items-center gap-2", className)}>
      {sources ? (
        <nav aria-label={t("wall.sources")} className="contents">
          {SOURCES.map(({ to, word }) => (
            <RouterLink
              key={to}
              href={to}
              aria-current={pathname === to ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-semibold hover:border-ink aria-[current=page]:border-fill aria-[current=page]:bg-fill aria-[current=page]:text-on-fill"
            >
              {t(word)}
            </RouterLink>
          ))}
        </nav>
      ) : null}
      {searchable ? <FindTitle /> : null}
    </div>
  );
}
