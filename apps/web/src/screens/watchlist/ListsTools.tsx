import { IconButton } from "@worthy/ui";
import { ArrowDownUp, CheckCheck, Plus } from "lucide-react";
import { useState } from "react";
import type { ShownList } from "../../features/watchlist/listWrites.ts";
import { useListWrites } from "../../features/watchlist/useListWrites.ts";
import { useT } from "../../messages/useT.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { ListForm } from "./ListForm.tsx";

interface ListsToolsProps {
  lists: readonly ShownList[];
  arranging: boolean;
  /** Null where there is nothing to arrange. */
  onArrange: (() => void) | null;
}

/** What can be done to all lists: mark them viewed, arrange them, make one more. */
export function ListsTools({ lists, arranging, onArrange }: ListsToolsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { create, markViewed } = useListWrites();
  // A fresh form each time: its number is its key.
  const [form, setForm] = useState({ number: 0, open: false });
  const close = () => setForm({ ...form, open: false });
  const make = async (looks: { name: string; hexCode: string }) => {
    const made = await create(looks);
    if (made) void navigate(`/watchlist/${made.id}`);
  };
  return (
    <div className="-me-3 flex">
      {lists.some(({ displayIndicatorDot }) => displayIndicatorDot) ? <IconButton icon={CheckCheck} label={t("lists.markViewed")} onClick={markViewed} /> : null}
      {onArrange ? <IconButton icon={ArrowDownUp} label={t("lists.arrange")} aria-pressed={arranging} onClick={onArrange} /> : null}
      <IconButton icon={Plus} label={t("lists.create")} onClick={() => setForm({ number: form.number + 1, open: true })} />
      <ListForm key={form.number} open={form.open} heading={t("lists.create")} action={t("lists.createFirst")} onClose={close} onSave={(looks) => void make(looks)} />
    </div>
  );
}
