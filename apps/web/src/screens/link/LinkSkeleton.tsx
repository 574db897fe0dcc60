import { Skeleton } from "@worthy/ui";

/** The code while loading. */
export function LinkSkeleton() {
  return (
    <div className="grid gap-8 md:grid-cols-[20rem_1fr] md:gap-14">
      <Skeleton className="mx-auto aspect-square w-full max-w-80" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-6 w-2/3" />
      </div>
    </div>
  );
}
