import { Icon } from "@worthy/ui";
import { Search } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../messages/useT.ts";

/** The way to search in the top bar. */
export function HeaderSearch() {
  const t = useT();
  return (
    <Link to="/search" className="inline-flex min-h-11 items-center gap-3 rounded-full border border-edge px-4 text-sm text-ink-second hover:border-ink">
      <Icon of={Search} size={18} />
      {t("shell.search")}
    </Link>
  );
}
