import type { MessageKind } from "./useSendTitle.ts";
import { NamedFields } from "../../fields/NamedFields.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import askFriendsTexts from "../texts/askFriends.en.json" with { type: "json" };

const KINDS = ["QUESTION", "RECOMMENDATION"] as const;

/** Why a title is sent: two native radio buttons side by side. */
export function KindChoice({
  kind,
  onChoose,
}: {
  kind: MessageKind;
  onChoose: (kind: MessageKind) => void;
}) {
  const t = useTexts(askFriendsTexts);
  return (
    <NamedFields name={t("askFriends.what")}>
      <div className="mt-2 flex flex-wrap rounded-sheet border border-hairline bg-ground p-0.5">
        {KINDS.map((each) => (
          <label
            key={each}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-[8px] px-4 text-center text-sm font-semibold hover:bg-lifted has-checked:bg-fill has-checked:text-on-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="message-kind"
              className="sr-only"
              checked={kind === each}
              onChange={() => onChoose(each)}
            />
            {t(`askFriends.${each}`)}
          </label>
        ))}
      </div>
    </NamedFields>
  );
}
