import { ActionMenu, IconButton } from "@worthy/ui";
import { Ellipsis, Pencil, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { listName } from "./listName.ts";
import type { ShownList } from "./listWrites.ts";
import { useListWrites } from "./useListWrites.ts";
import { useNavigate } from "../../../router/useNavigate.ts";
import { wantHeadingFocus } from "../page/headingFocus.ts";
import { ListForm } from "./ListForm.tsx";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };

/**
 * Actions on a list by viewer: only its owner can change name and colour or delete it; the default
 * is everybody's own.
 */
export function ListMenu({ list }: { list: ShownList }) {
  const locale = useLocale();
  const t = useTexts(listsTexts);
  const navigate = useNavigate();
  const { change, setDefault, remove } = useListWrites();
  const [editing, edit] = useState(false);
  const mayBeDefault = !list.userDefault && (list.owner || list.type === "ACCEPTED");
  const leave = () => {
    wantHeadingFocus();
    remove(list);
    void navigate("/watchlist");
  };
  const actions = [
    ...(mayBeDefault
      ? [
          {
            key: "default",
            label: t("lists.makeDefault"),
            icon: Star,
            onSelect: () => setDefault(list.id),
          },
        ]
      : []),
    ...(list.owner
      ? [{ key: "edit", label: t("lists.edit"), icon: Pencil, onSelect: () => edit(true) }]
      : []),
    ...(list.owner
      ? [{ key: "delete", label: t("lists.remove"), icon: Trash2, onSelect: leave }]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton
            icon={Ellipsis}
            label={t("lists.actions", { name: listName(list.name, locale) })}
          />
        }
        actions={actions}
      />
      <ListForm
        key={`${list.name}${list.hexCode}`}
        open={editing}
        heading={t("lists.editHeading")}
        action={t("lists.save")}
        list={list}
        onClose={() => edit(false)}
        onSave={(looks) => change(list.id, looks)}
      />
    </>
  );
}
