import { deferredComponent } from "../../failures/deferredComponent.tsx";
import type { SharedList } from "./patchLists.ts";

interface DeferredListBarProps {
  userId: string;
  /** A view has no number and isn't shared. */
  list: Omit<SharedList, "id"> & { id: number | string };
}

/** The list is complete without this. */
const Bar = deferredComponent(() => import("./ListBar.tsx").then((file) => file.ListBar));
const Cards = deferredComponent(() => import("./InviteCards.tsx").then((file) => file.InviteCards));

/** Everything about sharing on a list's page, loaded after the page; its room is reserved. */
export function DeferredListBar({ userId, list }: DeferredListBarProps) {
  const { id } = list;
  if (typeof id !== "number") return null;
  return (
    <div className="min-h-11">
      <Bar userId={userId} list={{ ...list, id }} />
    </div>
  );
}

/** Invites waiting for an answer, loaded only if there are any. */
export function DeferredInviteCards({
  userId,
  lists,
}: {
  userId: string;
  lists: readonly Pick<SharedList, "type">[] | undefined;
}) {
  const waits =
    lists?.some(({ type }) => type === "INVITED_NEW" || type === "INVITED_SEEN") ?? false;
  return waits ? <Cards userId={userId} /> : null;
}
