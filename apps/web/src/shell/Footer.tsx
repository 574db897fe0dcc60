import { InstalledCredits } from "../features/sources/InstalledCredits.tsx";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useT } from "../messages/useT.ts";

const LINKS = ["worthy", "lists", "titles", "about", "privacy"] as const;

/** Under every page: whom facts are from, and the way to read more of it. */
export function Footer() {
  const t = useT();
  return (
    <footer className="mx-auto mt-12 w-full max-w-360 px-4 lg:px-14">
      <div className="flex flex-wrap items-center gap-x-8 border-t border-hairline pt-2">
        {LINKS.map((name) => (
          <RouterLink key={name} href={`/${name}`} className="quiet-link">
            {t(`shell.${name}`)}
          </RouterLink>
        ))}
        <InstalledCredits className="flex flex-wrap gap-x-6 gap-y-1 py-2" />
      </div>
    </footer>
  );
}
