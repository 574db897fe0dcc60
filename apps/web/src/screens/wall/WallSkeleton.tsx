import { Skeleton } from "@worthy/ui";
import { PosterSkeletons } from "../../features/title/PosterSkeletons.tsx";

/**
 * The wall while loading: posters on wide windows, with the rail of picks next to them, and one
 * card on phones.
 */
export function WallSkeleton() {
  return (
    <div className="flex">
      <div className="mx-auto w-full max-w-258 min-w-0 flex-1 px-4 pt-2 lg:ps-14 lg:pe-12">
        <Skeleton className="h-11 w-3/5 max-sm:hidden" />
        <Skeleton className="mb-2 h-7.5 sm:mt-3 sm:mb-12 sm:h-5 sm:w-72" />
        <div className="hidden grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4 sm:grid">
          <PosterSkeletons count={10} />
        </div>
        <Skeleton className="mx-auto mt-17 aspect-2/3 w-[clamp(9rem,min(calc((100dvh-30.5rem)*2/3),calc(100vw-9.5rem)),15.5rem)] sm:hidden" />
      </div>
      <div className="-mb-16 hidden w-103 shrink-0 border-s border-hairline bg-raised lg:block" />
    </div>
  );
}
