import { LiveRegion } from "@worthy/ui";
import { useRef } from "react";
import { listName } from "./listName.ts";
import type { ShownList } from "./listWrites.ts";
import { useListWrites } from "./useListWrites.ts";
import { ListDot } from "./ListDot.tsx";
import { ReorderGrip } from "../order/ReorderGrip.tsx";
import { StepButtons } from "../order/StepButtons.tsx";
import { useReorder } from "../order/useReorder.ts";
import { useLocale } from "../../../locale/useLocale.ts";

const ROW = "relative flex min-h-13 items-center gap-3 border-t border-hairline py-1";
const LIFTED = "z-10 -mx-2 rounded-sheet border-transparent bg-lifted px-2 shadow-lifted";

/**
 * The person's lists, each with a grip: dragged by pointer or touch, or moved by keys or buttons.
 */
export function ArrangeLists({ lists }: { lists: readonly ShownList[] }) {
  const locale = useLocale();
  const { move } = useListWrites();
  const there = lists.filter(({ id }) => id !== 0);
  const ids = there.map(({ id }) => id);
  const list = useRef<HTMLUListElement>(null);
  const onMove = (from: number, to: number) =>
    move(there, ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
  const reorder = useReorder({
    list,
    rows: there.map(({ id, name }) => ({ id, name: listName(name, locale) })),
    onMove,
  });
  return (
    <>
      <ul ref={list} className="relative mt-1 border-b border-hairline">
        {reorder.slot ? (
          <li
            aria-hidden
            className="absolute inset-x-0 rounded-sheet bg-edge/25"
            style={{ top: reorder.slot.top, height: reorder.slot.height }}
          />
        ) : null}
        {there.map(({ id, name: given, hexCode }, index) => {
          const name = listName(given, locale);
          const shift = reorder.shiftOf(index);
          const lifted = reorder.liftedIndex === index;
          const makesRoom = reorder.slot && (!lifted || reorder.stepping !== null);
          return (
            <li
              key={id}
              data-row
              className={`${ROW} ${lifted ? LIFTED : ""} ${makesRoom ? "transition-transform" : ""}`}
              style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
            >
              <ReorderGrip
                id={id}
                name={name}
                place={{ index, count: there.length }}
                reorder={reorder}
              />
              <ListDot hexCode={hexCode} />
              <span className="min-w-0 flex-1 font-semibold wrap-break-word">
                <bdi>{name}</bdi>
              </span>
              {reorder.stepping === index ? <StepButtons reorder={reorder} name={name} /> : null}
            </li>
          );
        })}
      </ul>
      <LiveRegion text={reorder.said} />
    </>
  );
}
