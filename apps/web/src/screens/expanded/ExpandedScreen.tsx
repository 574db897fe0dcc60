import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { Button, Chip, ErrorState, IconButton } from "@worthy/ui";
import { Columns2, Rows3 } from "lucide-react";
import { useState } from "react";
import { useUndismissed } from "../../features/notInterested/useUndismissed.ts";
import { useFirstKind } from "../../features/appMode/useAppMode.ts";
import { usePicksLayout } from "./usePicksLayout.ts";
import { expandedQuery, PICKS_PAGE } from "./expandedQueries.ts";
import { entriesClass, EntrySkeletons } from "./EntrySkeletons.tsx";
import { PickEntry } from "./PickEntry.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import picksTexts from "../../features/settings/texts/picks.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const KINDS = ["all", "tv", "movie"] as const;

/** "Worthy for you tonight" in full, best first: two columns, or one with larger rows. */
export function ExpandedScreen() {
  const t = useTexts(picksTexts, shellTexts);
  const [chosen, setKind] = useState<(typeof KINDS)[number] | null>(null);
  const firstKind = useFirstKind();
  const kind = chosen ?? firstKind;
  const [pages, setPages] = useState(1);
  const large = usePicksLayout().layout === "list";
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      ...expandedQuery(kind, page),
      placeholderData: keepPreviousData,
    })),
  });
  const picks = useUndismissed(results.flatMap(({ data }) => data?.recommendations ?? []));
  const last = results.at(-1);
  const words = { all: t("shell.everything"), tv: t("shell.shows"), movie: t("shell.films") };
  const choose = (next: typeof kind) => (setKind(next), setPages(1));
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-6 md:pt-10 lg:px-14">
      <h1 className="font-display text-2xl font-bold tracking-tight text-balance">
        {t("picks.tonight")}
      </h1>
      <div className="mt-5 mb-4 flex flex-wrap items-center gap-2">
        {KINDS.map((each) => (
          <Chip key={each} pressed={each === kind} onClick={() => choose(each)}>
            {words[each]}
          </Chip>
        ))}
        <LayoutSwitch />
      </div>
      <ol className={entriesClass(large)}>
        {picks.map((pick, index) => (
          <PickEntry key={pick.id} pick={pick} rank={index + 1} large={large} />
        ))}
        {last?.isPending ? <EntrySkeletons large={large} /> : null}
      </ol>
      {last?.isLoadingError ? (
        <ErrorState
          heading={t("shell.oops")}
          retry={{ label: t("shell.retry"), onPress: () => void last.refetch() }}
        />
      ) : null}
      {last?.data && last.data.total > pages * PICKS_PAGE ? (
        <div className="mt-8 flex justify-center">
          <Button variant="outline" onClick={() => setPages(pages + 1)}>
            {t("picks.more")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Dual Column or List, for windows with room for two columns. */
function LayoutSwitch() {
  const t = useTexts(picksTexts);
  const { layout, choose } = usePicksLayout();
  return (
    <fieldset aria-label={t("picks.layout")} className="ms-auto hidden min-w-0 gap-1 lg:flex">
      <IconButton
        icon={Columns2}
        label={t("picks.dual")}
        aria-pressed={layout === "dual"}
        onClick={() => choose("dual")}
      />
      <IconButton
        icon={Rows3}
        label={t("picks.list")}
        aria-pressed={layout === "list"}
        onClick={() => choose("list")}
      />
    </fieldset>
  );
}
