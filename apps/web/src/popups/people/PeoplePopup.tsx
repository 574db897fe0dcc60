import { ErrorState, Skeleton } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useUserId } from "../../features/session/useUserId.ts";
import { PeopleParts } from "../../features/watchlists/sharing/PeopleParts.tsx";
import { watchlistsQuery } from "../../features/watchlists/lists/watchlistsQuery.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { listName } from "../../features/watchlists/lists/listName.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import sharingTexts from "../../features/watchlists/texts/sharing.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Who shares a list. */
export function PeoplePopup({ value, close }: PopupProps) {
  const locale = useLocale();
  const t = useTexts(sharingTexts, shellTexts);
  const userId = useUserId();
  const { data, isError, refetch } = useQuery({
    ...watchlistsQuery(userId ?? ""),
    enabled: userId !== null,
  });
  const list = data?.watchlists.find(({ id }) => String(id) === value);
  const gone = userId === null || (data && !list);
  return (
    <PopupFrame
      title={
        list ? t("sharing.heading", { list: listName(list.name, locale) }) : t("sharing.people")
      }
      close={close}
    >
      <div className="mt-4 flex flex-col gap-8">
        {list && userId !== null ? <PeopleParts userId={userId} list={list} /> : null}
        {gone ? <p>{t("sharing.noList")}</p> : null}
        {isError && !data ? (
          <ErrorState
            heading={t("sharing.peopleFailed")}
            retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
          />
        ) : null}
        {gone || data || isError ? null : <Skeleton className="h-40 w-full" />}
      </div>
    </PopupFrame>
  );
}
