import { Row } from "@worthy/ui";
import { TitleCard } from "../../features/title/TitleCard.tsx";
import { useT } from "../../messages/useT.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** The other titles of the same franchise, oldest first. */
export function FranchiseTitles({ title: { franchise, franchiseTitles } }: { title: TitleInFull }) {
  const t = useT();
  if (franchise === null || franchiseTitles.length === 0) return null;
  return (
    <Row heading={t("title.moreOf", { name: franchise })} labels={{ previous: t("shell.previous"), next: t("shell.next") }}>
      {franchiseTitles.map((each) => (
        <TitleCard key={each.id} title={each} />
      ))}
    </Row>
  );
}
