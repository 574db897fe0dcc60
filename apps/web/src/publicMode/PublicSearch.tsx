import { Icon } from "@worthy/ui";
import { Search } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { loadChunk } from "../features/failures/loadChunk.ts";
import { HeaderSearch } from "../features/search/HeaderSearch.tsx";
import { useWidthClassChange } from "../features/search/useWidthClassChange.ts";
import { widthClassOf } from "../features/width/screenWidth.ts";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useT } from "../messages/useT.ts";
import { LateSearchOverlay, importOverlay } from "./LateSearchOverlay.ts";

/** Search above a page of the public mode: on wide windows a field with suggestions, on narrow ones a button that lays search over the whole page. */
export function PublicSearch() {
  const t = useT();
  const [open, setOpen] = useState(false);
  // The field of wide windows closes itself, and loads its panel when somebody reaches for it.
  useWidthClassChange(() => {
    if (widthClassOf(innerWidth) === "narrow") return void loadChunk(importOverlay).catch(() => {});
    setOpen(false);
    void loadChunk(() => import("../features/search/SearchPanel.tsx")).catch(() => {});
  });
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <HeaderSearch />
      {/* Without scripts it leads to the page of search. */}
      <RouterLink
        href="/search"
        aria-label={t("publicMode.openSearch")}
        onClick={show}
        className="inline-flex size-11 items-center justify-center rounded-full hover:bg-lifted sm:hidden"
      >
        <Icon of={Search} size={22} />
      </RouterLink>
      {open ? <LateSearchOverlay close={() => setOpen(false)} /> : null}
    </>
  );
}
