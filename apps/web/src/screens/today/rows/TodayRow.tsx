import type { CallOutput } from "@worthy/contract";
import { Button, Row } from "@worthy/ui";
import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiQueryKey } from "../../../api/apiQuery.ts";
import { PickCard } from "../../../features/notInterested/PickCard.tsx";
import { useOffered } from "../../../features/notInterested/useOffered.ts";
import { BlockContext } from "../../../features/title/BlockContext.ts";
import { PosterSkeletons } from "../../../features/title/PosterSkeletons.tsx";
import { rowItemClass } from "../todayFrame.ts";
import { captionOf } from "./captionOf.ts";
import type { RowFact } from "../todayRows.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import todayTexts from "../texts/today.en.json" with { type: "json" };

type List = CallOutput<"recommend">;

interface TodayRowProps {
  /** The row's English name in events; its heading is translated. */
  block: string;
  heading: string;
  lead?: ReactNode;
  query: UseQueryOptions<List, Error, List, ApiQueryKey>;
  fact: RowFact;
  /** A title shown elsewhere on the page. */
  without?: number | undefined;
  large: boolean;
  /** Filters of the row, next to its heading. */
  chips?: ReactNode;
  /** A link after the heading. */
  action?: ReactNode;
}

const SKELETONS = 5;

const LARGE_SIZES = "(min-width: 1001px) 184px, 140px";

/** One row of picks. While loading it has its final height; without content it is hidden. */
export function TodayRow({
  block,
  heading,
  lead,
  query,
  fact,
  without,
  large,
  chips,
  action,
}: TodayRowProps) {
  const locale = useLocale();
  const t = useTexts(shellTexts, todayTexts);
  const { data, isPending, isLoadingError, refetch } = useQuery({
    placeholderData: keepPreviousData,
    ...query,
  });
  const titles = useOffered(data?.recommendations ?? []).filter((title) => title.id !== without);
  if (!isPending && !isLoadingError && titles.length === 0) return null;
  const row = {
    heading,
    lead,
    chips,
    action,
    labels: { previous: t("today.previous"), next: t("today.next") },
    itemClass: rowItemClass(large),
  };
  if (isLoadingError) {
    return (
      <section aria-label={heading} className="flex min-h-40 flex-col items-start gap-3">
        <h2 className="font-display text-lg font-semibold">{heading}</h2>
        <p className="text-ink-second">{t("today.rowFailed")}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {t("shell.retry")}
        </Button>
      </section>
    );
  }
  if (isPending) {
    return (
      <Row {...row}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <PosterSkeletons key={index} count={1} captioned />
        ))}
      </Row>
    );
  }
  return (
    <BlockContext value={block}>
      <Row {...row}>
        {titles.map((title) => (
          <PickCard
            key={title.id}
            inRow
            title={title}
            caption={captionOf(title, fact, locale)}
            {...(large ? { sizes: LARGE_SIZES } : {})}
          />
        ))}
      </Row>
    </BlockContext>
  );
}
