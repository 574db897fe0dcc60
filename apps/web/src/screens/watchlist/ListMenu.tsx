import { ActionMenu, IconButton } from "@worthy/ui";
import { Ellipsis, Pencil, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { listName } from "../../features/watchlist/listName.ts";
import type { ShownList } from "../../features/watchlist/listWrites.ts";
import { useListWrites } from "../../features/watchlist/useListWrites.ts";
import { useT } from "../../messages/useT.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { wantHeadingFocus } from "./headingFocus.ts";
import { ListForm } from "./ListForm.tsx";

/** What can be done to a list by who looks at it: name and colour and its end are its owner's, which list is the default is each person's. */
export function ListMenu({ list }: { list: ShownList }) {
  const t = useT();
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
    ...(mayBeDefault ? [{ key: "default", label: t("lists.makeDefault"), icon: Star, onSelect: () => setDefault(list.id) }] : []),
    ...(list.owner ? [{ key: "edit", label: t("lists.edit"), icon: Pencil, onSelect: () => edit(true) }] : []),
    ...(list.owner ? [{ key: "delete", label: t("lists.remove"), icon: Trash2, onSelect: leave }] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu trigger={<IconButton icon={Ellipsis} label={t("lists.actions", { name: listName(list.name) })} />} actions={actions} />
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
