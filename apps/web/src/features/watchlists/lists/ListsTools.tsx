import { IconButton } from "@worthy/ui";
import { ArrowDownUp, CheckCheck, Plus } from "lucide-react";
import { useState } from "react";
import type { ShownList } from "./listWrites.ts";
import { useListWrites } from "./useListWrites.ts";
import { useNavigate } from "../../../router/useNavigate.ts";
import { ListForm } from "./ListForm.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };

interface ListsToolsProps {
  lists: readonly ShownList[];
  arranging: boolean;
  /** Null if there is nothing to arrange. */
  onArrange: (() => void) | null;
}

/** Actions on all lists: mark them viewed, arrange them, create one. */
export function ListsTools({ lists, arranging, onArrange }: ListsToolsProps) {
  const t = useTexts(listsTexts);
  const navigate = useNavigate();
  const { create, markViewed } = useListWrites();
  // A new form each time, keyed by its number.
  const [form, setForm] = useState({ number: 0, open: false });
  const close = () => setForm({ ...form, open: false });
  const make = async (looks: { name: string; hexCode: string }) => {
    const made = await create(looks);
    if (made) void navigate(`/watchlist/${made.id}`);
  };
  return (
    <div className="-me-3 flex">
      {lists.some(({ displayIndicatorDot }) => displayIndicatorDot) ? (
        <IconButton icon={CheckCheck} label={t("lists.markViewed")} onClick={markViewed} />
      ) : null}
      {onArrange ? (
        <IconButton
          icon={ArrowDownUp}
          label={t("lists.arrange")}
          aria-pressed={arranging}
          onClick={onArrange}
        />
      ) : null}
      <IconButton
        icon={Plus}
        label={t("lists.create")}
        onClick={() => setForm({ number: form.number + 1, open: true })}
      />
      <ListForm
        key={form.number}
        open={form.open}
        heading={t("lists.create")}
        action={t("lists.createFirst")}
        onClose={close}
        onSave={(looks) => void make(looks)}
      />
    </div>
  );
}
