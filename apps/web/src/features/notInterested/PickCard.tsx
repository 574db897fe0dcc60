import { memo } from "react";
import { TitleCard, type TitleCardProps } from "../title/TitleCard.tsx";
import { LateDismiss } from "./LateDismiss.tsx";

interface PickCardProps extends TitleCardProps {
  /** Stands in a row of posters. */
  inRow?: boolean;
}

/** A pick as a poster, with a way to put it away. */
export const PickCard = memo(function PickCard({ inRow = false, ...card }: PickCardProps) {
  return (
    <div className="group/card relative">
      <TitleCard {...card} />
      <LateDismiss title={card.title} as={inRow ? "row" : "poster"} />
    </div>
  );
});
