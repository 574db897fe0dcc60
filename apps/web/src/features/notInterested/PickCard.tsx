import { memo } from "react";
import { TitleCard, type TitleCardProps } from "../title/TitleCard.tsx";
import { DeferredDismiss } from "./DeferredDismiss.tsx";

interface PickCardProps extends TitleCardProps {
  /** Is in a row of posters. */
  inRow?: boolean;
}

/** A pick as a poster that can be dismissed. */
export const PickCard = memo(function PickCard({ inRow = false, ...card }: PickCardProps) {
  return (
    <div className="group/card relative">
      <TitleCard {...card} />
      <DeferredDismiss title={card.title} as={inRow ? "row" : "poster"} />
    </div>
  );
});
