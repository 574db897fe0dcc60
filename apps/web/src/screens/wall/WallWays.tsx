import { classNames } from "@worthy/ui";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useT } from "../../messages/useT.ts";
import { useLocation } from "../../router/useLocation.ts";
import { WallSearch } from "./WallSearch.tsx";

const SOURCES = [
  { to: "/rate", word: "wall.fromQuestions" },
  { to: "/rate/comfort-food", word: "wall.fromComfort" },
] as const;

interface WallWaysProps {
  /** Whether there is a choice of what to rate: after the onboarding. */
  sources: boolean;
  searchable: boolean;
  className: string;
}

/** The ways to other titles to rate: beside the meters, and on phones under the deck. */
export function WallWays({ sources, searchable, className }: WallWaysProps) {
  const t = useT();
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
      {searchable ? <WallSearch /> : null}
    </div>
  );
}
