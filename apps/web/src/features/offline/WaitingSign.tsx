import { Icon } from "@worthy/ui";
import { CloudUpload } from "lucide-react";
import { createPortal } from "react-dom";
import { offline } from "../../messages/en/offline.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { WAITING_PLACE } from "./WaitingPlace.tsx";

provideTexts({ offline });

/** Says beside the account how many changes wait, as long as any do. */
export function WaitingSign({ count }: { count: number }) {
  const t = useT();
  const place = document.getElementById(WAITING_PLACE);
  if (!place) return null;
  return createPortal(
    <span role="status">
      {count > 0 ? (
        <span
          title={t("offline.waitingHint", { count })}
          className="inline-flex h-9 items-center gap-1.5 rounded-full border border-hairline px-2.5 text-sm whitespace-nowrap text-ink-second tabular-nums sm:px-3"
        >
          <Icon of={CloudUpload} size={16} />
          <span aria-hidden className="sm:hidden">
            {count}
          </span>
          <span className="max-sm:sr-only">{t("offline.waiting", { count })}</span>
        </span>
      ) : null}
    </span>,
    place,
  );
}
