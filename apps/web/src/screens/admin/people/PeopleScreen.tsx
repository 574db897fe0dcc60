import { EmptyState, ErrorState } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserRoundSearch } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { TextField } from "../../../features/fields/TextField.tsx";
import { AdminFrame } from "../AdminFrame.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { PAGE, peopleQuery } from "../adminQueries.ts";
import { MoreRows } from "../MoreRows.tsx";
import { ListedPerson } from "./ListedPerson.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** Finds people, and locks, signs out or deletes them. */
export function PeopleScreen() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame heading={t("admin.people")} hint={t("admin.peopleHint")}>
      {() => <People />}
    </AdminFrame>
  );
}

function People() {
  const t = useTexts(adminTexts, shellTexts);
  const [typed, setTyped] = useState("");
  const [limit, setLimit] = useState(PAGE);
  const q = useDeferredValue(typed.trim());
  const { data, isLoadingError, refetch } = useQuery({
    ...peopleQuery(q, limit),
    placeholderData: keepPreviousData,
  });
  return (
    <div>
      <TextField
        label={t("admin.find")}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onText={setTyped}
        className="max-w-120"
      />
      {isLoadingError ? (
        <ErrorState
          heading={t("admin.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      <div className="mt-6">
        {data ? (
          data.results.length === 0 ? (
            <EmptyState
              icon={UserRoundSearch}
              heading={t("admin.nobody")}
              text={t("admin.nobodyText")}
            />
          ) : (
            <>
              <ul className="divide-y divide-hairline border-y border-hairline">
                {data.results.map((person) => (
                  <ListedPerson key={person.id} person={person} />
                ))}
              </ul>
              <MoreRows
                shown={data.results.length}
                total={data.total}
                limit={limit}
                onLimit={setLimit}
              />
            </>
          )
        ) : isLoadingError ? null : (
          <AdminSkeleton />
        )}
      </div>
    </div>
  );
}
