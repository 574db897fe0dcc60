import { useT } from "../../messages/useT.ts";
import { Part } from "../profile/Part.tsx";
import { AskByEmail } from "./AskByEmail.tsx";
import { AskFromLists } from "./AskFromLists.tsx";
import { OwnLink } from "./OwnLink.tsx";

/** The three ways to somebody who is no friend yet. */
export function AddPart({ userId }: { userId: string }) {
  const t = useT();
  return (
    <Part id="add" heading={t("people.add")}>
      <div className="flex flex-col divide-y divide-hairline rounded-sheet border border-hairline bg-raised px-5 md:px-6">
        <OwnLink userId={userId} />
        <AskByEmail userId={userId} />
        <AskFromLists userId={userId} />
      </div>
    </Part>
  );
}
