import { Icon } from "@worthy/ui";
import { PlaceLink } from "../features/links/PlaceLink.tsx";
import { useT } from "../messages/useT.ts";
import { places } from "./places.ts";

/** The main places at the thumb on phones. */
export function BottomTabs() {
  const t = useT();
  return (
    <nav aria-label={t("shell.mainNavigation")} className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-ground pb-[env(safe-area-inset-bottom)] md:hidden">
      <ul className="flex h-19">
        {Object.values(places).map(({ to, word, icon }) => (
          <li key={to} className="flex-1">
            <PlaceLink
              href={to}
              className="flex h-full flex-col items-center justify-center gap-1 text-xs text-ink-second aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <Icon of={icon} size={22} />
              {t(word)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
