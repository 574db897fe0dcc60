import { Row } from "@worthy/ui";
import { today } from "../../messages/en/today.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { ContinueCard } from "./ContinueCard.tsx";
import { CARD_WIDTH, type StartedShow } from "./ContinueRow.tsx";
import { useSteadyOrder } from "./useSteadyOrder.ts";

provideTexts({ today });

/** The shows to go on with, each with its next episode. */
export function ContinueCards({ shows }: { shows: readonly StartedShow[] }) {
  const t = useT();
  const ordered = useSteadyOrder(shows, ({ title }) => title.id);
  return (
    <Row heading={t("today.continue")} labels={{ previous: t("today.previous"), next: t("today.next") }} itemClass={CARD_WIDTH}>
      {ordered.map((show) => (
        <ContinueCard key={show.title.id} {...show} />
      ))}
    </Row>
  );
}
