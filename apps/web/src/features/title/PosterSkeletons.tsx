import { Skeleton } from "@worthy/ui";
import { NeedsScripts } from "../failures/NeedsScripts.tsx";

interface PosterSkeletonsProps {
  count: number;
  /** Width class of a poster outside grids. */
  itemClass?: string;
  /** With a line below each. */
  captioned?: boolean;
}

/** Loading posters in their final size. */
export function PosterSkeletons({ count, itemClass, captioned = false }: PosterSkeletonsProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={itemClass}>
          <Skeleton className="aspect-2/3 w-full" />
          {captioned ? <Skeleton className="mt-2 h-5 w-2/3" /> : null}
        </div>
      ))}
      <NeedsScripts />
    </>
  );
}
