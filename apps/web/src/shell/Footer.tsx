import { InstalledCredits } from "../features/sources/InstalledCredits.tsx";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useT } from "../messages/useT.ts";

/** Under every page: whom facts are from, and the way to read more of it. */
export function Footer() {
  const t = useT();
  return (
    <footer className="mx-auto mt-12 w-full max-w-360 px-4 lg:px-14">
      <div className="flex flex-wrap items-center gap-x-8 border-t border-hairline pt-2">
        <RouterLink href="/about" className="inline-flex min-h-11 items-center text-sm text-ink-second underline underline-offset-4 hover:text-ink">
          {t("shell.about")}
        </RouterLink>
        <RouterLink href="/privacy" className="inline-flex min-h-11 items-center text-sm text-ink-second underline underline-offset-4 hover:text-ink">
          {t("shell.privacy")}
        </RouterLink>
        <InstalledCredits className="flex flex-wrap gap-x-6 gap-y-1 py-2" />
      </div>
    </footer>
  );
}
