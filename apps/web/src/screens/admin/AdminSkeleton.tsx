import { Skeleton } from "@worthy/ui";

/** Rows that stand for what is on its way. */
export function AdminSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
