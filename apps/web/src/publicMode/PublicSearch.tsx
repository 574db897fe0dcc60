import { Icon } from "@worthy/ui";
import { Search } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { loadChunk } from "../features/failures/loadChunk.ts";
import { HeaderSearch } from "../features/search/HeaderSearch.tsx";
import { useWidthClassChange } from "../features/search/useWidthClassChange.ts";
import { widthClass } from "../features/width/screenWidth.ts";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useTexts } from "../locale/useLocale.ts";
import { deferredComponent } from "../features/failures/deferredComponent.tsx";
import { MissingPart } from "../features/failures/MissingPart.tsx";
import publicModeTexts from "./texts/publicMode.en.json" with { type: "json" };

const importOverlay = () => import("./SearchOverlay.tsx");

/** The overlay in a separate file: search is seldom used. */
const DeferredSearchOverlay = deferredComponent(
  () => importOverlay().then((file) => file.SearchOverlay),
  undefined,
  MissingPart,
);

/**
 * Search above a page of the public mode: on wide windows a field with suggestions, on narrow ones
 * a button that opens search over the whole page.
 */
export function PublicSearch() {
  const t = useTexts(publicModeTexts);
  const [open, setOpen] = useState(false);
  // The field of wide windows closes itself, and loads its panel on first focus or hover.
  useWidthClassChange(() => {
    if (widthClass() === "narrow") return void loadChunk(importOverlay).catch(() => {});
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
      {/* Without scripts it links to the search page. */}
      <RouterLink
        href="/search"
        aria-label={t("publicMode.openSearch")}
        onClick={show}
        className="inline-flex size-11 items-center justify-center rounded-full hover:bg-lifted sm:hidden"
      >
        <Icon of={Search} size={22} />
      </RouterLink>
      {open ? <DeferredSearchOverlay close={() => setOpen(false)} /> : null}
    </>
  );
}
