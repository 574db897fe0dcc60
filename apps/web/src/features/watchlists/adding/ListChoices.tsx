import { Icon } from "@worthy/ui";
import { Check, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { listName } from "../lists/listName.ts";
import { useFocusOnSwap } from "../../fields/useFocusOnSwap.ts";
import { CreateAndAdd } from "./CreateAndAdd.tsx";
import type { ShownList } from "../lists/listWrites.ts";
import { useLists } from "../lists/useLists.ts";
import { useWatchlistToggle } from "./useWatchlistToggle.ts";
import { ListDot } from "../lists/ListDot.tsx";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };
import titleTexts from "../../title/texts/title.en.json" with { type: "json" };

export interface ListChoicesProps {
  title: { id: number; name: string };
}

const CHOICE =
  "flex min-h-11 w-full items-center gap-3 rounded-[6px] px-3 text-start text-sm font-semibold hover:bg-lifted";
/** A device without an account only has the list that its first write will create. */
const FIRST = { id: undefined, hexCode: undefined } as const;

/**
 * The person's lists, each showing whether the title is on it: a press adds or removes it. The last
 * choice is a new list.
 */
export function ListChoices({ title }: ListChoicesProps) {
  const t = useTexts(listsTexts, titleTexts);
  const [creating, create] = useState(false);
  const creator = useRef<HTMLButtonElement>(null);
  useFocusOnSwap(creating, creator);
  const lists = useLists()?.filter(mayAdd) ?? [{ ...FIRST, name: t("title.firstList") }];
  return (
    <>
      <ul
        ref={showWhole}
        aria-label={t("title.yourLists")}
        className="max-h-80 overflow-y-auto overscroll-contain"
      >
        {lists.map((list) => (
          <li key={list.id ?? "default"}>
            <ListChoice titleId={title.id} list={list} />
          </li>
        ))}
      </ul>
      <div className="mt-1 border-t border-hairline pt-1">
        {creating ? (
          <CreateAndAdd title={title} onDone={() => create(false)} />
        ) : (
          <button ref={creator} type="button" className={CHOICE} onClick={() => create(true)}>
            <Icon of={Plus} size={18} />
            {t("lists.create")}
          </button>
        )}
      </div>
    </>
  );
}

/** Low on a phone they would open below the tabs. */
function showWhole(list: HTMLUListElement | null): void {
  list?.parentElement?.scrollIntoView({ block: "nearest" });
}

/** Invited people can only look; a list being created has no id yet. */
const mayAdd = ({ id, type }: ShownList) =>
  id !== 0 && type !== "INVITED_NEW" && type !== "INVITED_SEEN";

function ListChoice({
  titleId,
  list: { id, name, hexCode },
}: {
  titleId: number;
  list: { id: number | undefined; name: string; hexCode: string | undefined };
}) {
  const locale = useLocale();
  const { on, toggle } = useWatchlistToggle(titleId, id);
  return (
    <button type="button" aria-pressed={on} onClick={() => toggle()} className={CHOICE}>
      <Icon of={on ? Check : Plus} size={18} />
      <span className="min-w-0 flex-1 wrap-break-word">
        <bdi>{listName(name, locale)}</bdi>
      </span>
      {hexCode ? <ListDot hexCode={hexCode} /> : null}
    </button>
  );
}
