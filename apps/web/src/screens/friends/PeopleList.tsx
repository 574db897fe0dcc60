import { Button, ErrorState, Skeleton } from "@worthy/ui";
import type { ReactNode } from "react";
import { useFocusAfterRemoval } from "../../features/friends/removing/useFocusAfterRemoval.ts";
import type { People } from "../../features/friends/usePeople.ts";
import { useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };
import peopleTexts from "../../features/friends/texts/people.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface PeopleListProps {
  of: People;
  /** The list's heading, which gets the focus of removed items. */
  headingId: string;
  empty: ReactNode;
  /** One row each. */
  children: ReactNode;
  /** Additional rows at the start. */
  before?: ReactNode;
}

/** People in rows: loading, failed, none, or some with a button for more. */
export function PeopleList({
  of: { people, pending, failed, retry, more },
  headingId,
  empty,
  children,
  before,
}: PeopleListProps) {
  const t = useTexts(friendsTexts, peopleTexts, shellTexts);
  useFocusAfterRemoval(headingId, people.length);
  if (people.length === 0 && failed)
    return (
      <ErrorState
        heading={t("friends.failed")}
        retry={{ label: t("shell.retry"), onPress: retry }}
      />
    );
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
