import { Row } from "@worthy/ui";
import { TitleCard } from "../../features/title/TitleCard.tsx";
import { useT } from "../../messages/useT.ts";
import { rowItemClass } from "./todayFrame.ts";
import { useRisenTitles } from "./useRisenTitles.ts";

/** Fewer would be chance, not news. */
const FEWEST = 3;

/** What became worth watching since the last visit. It stands last, since it comes only once the device has been asked. */
export function RisenRow({ large }: { large: boolean }) {
  const t = useT();
  const risen = useRisenTitles();
  if (risen.length < FEWEST) return null;
  return (
    <Row heading={t("today.risen")} labels={{ previous: t("today.previous"), next: t("today.next") }} itemClass={rowItemClass(large)}>
      {risen.map(({ title, was }) => (
        <TitleCard key={title.id} title={title} caption={t("today.was", { score: was })} />
      ))}
    </Row>
  );
}
