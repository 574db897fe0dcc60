import { useQuery } from "@tanstack/react-query";
import { Button, Row, Skeleton } from "@worthy/ui";
import { NeedsScripts } from "../../features/failures/NeedsScripts.tsx";
import { ListOrder } from "../../features/score/ListOrder.tsx";
import { TitleCard } from "../../features/title/TitleCard.tsx";
import { similarQuery } from "../../features/title/titleQuery.ts";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

const SKELETONS = ["a", "b", "c", "d", "e", "f", "g"];

/** Similar titles, in a row. */
export function SimilarTitles({ title }: { title: TitleInFull }) {
  const t = useTexts(shellTexts, titleTexts);
  const { id, nodeType, franchiseTitles } = title;
  const { data, isLoadingError, refetch } = useQuery(
    similarQuery(id, nodeType, franchiseTitles.length),
  );
  if (isLoadingError) {
    return (
      <p role="alert" className="flex items-center gap-4 text-ink-second">
        {t("title.similarFailed")}
        <Button variant="outline" onClick={() => void refetch()}>
          {t("shell.retry")}
        </Button>
      </p>
    );
  }
  // Its own franchise has a separate row.
  const shownAbove = new Set(franchiseTitles.map((other) => other.id));
  const similar = data?.recommendations.filter((other) => !shownAbove.has(other.id)).slice(0, 9);
  if (similar?.length === 0) return null;
  return (
    <Row
      heading={t("title.similar")}
      action={<ListOrder order="alike" />}
      labels={{ previous: t("shell.previous"), next: t("shell.next") }}
    >
      {similar
        ? similar.map((each) => <TitleCard key={each.id} title={each} />)
        : SKELETONS.map((key, index) => (
            <div key={key}>
              <Skeleton className="aspect-2/3 w-full" />
              <Skeleton className="mt-2 h-5 w-24" />
              {index === 0 ? <NeedsScripts /> : null}
            </div>
          ))}
    </Row>
  );
}
