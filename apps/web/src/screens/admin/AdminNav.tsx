import { Icon } from "@worthy/ui";
import {
  ChartColumn,
  Clapperboard,
  Download,
  FlaskConical,
  ScrollText,
  SlidersHorizontal,
  Sparkles,
  TriangleAlert,
  Users,
} from "lucide-react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useLocation } from "../../router/useLocation.ts";
import { useTexts } from "../../locale/useLocale.ts";
import adminTexts from "./texts/admin.en.json" with { type: "json" };

const PARTS = [
  { to: "/admin", word: "admin.numbers", icon: ChartColumn },
  { to: "/admin/faults", word: "admin.faults", icon: TriangleAlert },
  { to: "/admin/people", word: "admin.people", icon: Users },
  { to: "/admin/titles", word: "admin.titles", icon: Clapperboard },
  { to: "/admin/wishes", word: "admin.wishes", icon: Sparkles },
  { to: "/admin/jobs", word: "admin.jobs", icon: Download },
  { to: "/admin/tests", word: "admin.tests", icon: FlaskConical },
  { to: "/admin/acts", word: "admin.acts", icon: ScrollText },
  { to: "/admin/settings", word: "admin.settings", icon: SlidersHorizontal },
] as const;

/** The admin sections: a column on wide windows, a wrapping row on narrow ones. */
export function AdminNav({ label }: { label: string }) {
  const t = useTexts(adminTexts);
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="min-w-0 lg:pt-1">
      <ul className="-mx-2 flex flex-wrap gap-1 lg:sticky lg:top-6 lg:mx-0 lg:flex-col">
        {PARTS.map(({ to, word, icon }) => (
          <li key={to}>
            <RouterLink
              href={to}
              aria-current={pathname === to ? "page" : undefined}
              className="flex min-h-11 items-center gap-3 rounded-full px-3 text-sm text-ink-second hover:text-ink aria-[current=page]:bg-lifted aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:rounded-sheet lg:px-4 lg:text-base"
            >
              <span className="hidden lg:inline">
                <Icon of={icon} />
              </span>
              {t(word)}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
