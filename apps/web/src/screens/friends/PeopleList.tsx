import { Button, ErrorState, Skeleton } from "@worthy/ui";
import type { ReactNode } from "react";
import { useFocusAfterRemoval } from "../../features/friends/useFocusAfterRemoval.ts";
import type { People } from "../../features/friends/usePeople.ts";
import { useT } from "../../messages/useT.ts";

interface PeopleListProps {
  of: People;
  /** Of the list: it takes the focus of what has gone. */
  headingId: string;
  empty: ReactNode;
  /** A row each. */
  children: ReactNode;
  /** Further rows, in front. */
  before?: ReactNode;
}

/** People in rows: on their way, failed, none, or some with a way to more. */
export function PeopleList({ of: { people, pending, failed, retry, more }, headingId, empty, children, before }: PeopleListProps) {
  const t = useT();
  useFocusAfterRemoval(headingId, people.length);
  if (people.length === 0 && failed) return <ErrorState heading={t("friends.failed")} retry={{ label: t("shell.retry"), onPress: retry }} />;
  if (people.length === 0 && pending) return <Skeleton className="h-17 w-full" />;
  if (people.length === 0 && !before) return empty;
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {before}
        {children}
      </ul>
      {more ? (
        <Button variant="outline" className="mt-4" onClick={more} aria-disabled={pending}>
          {t("people.more")}
        </Button>
      ) : null}
    </>
  );
}
