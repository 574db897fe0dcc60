import type { CallOutput } from "@worthy/contract";
import { Button } from "@worthy/ui";
import { Check } from "lucide-react";
import { formatDay, formatSince } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

interface FaultRowProps {
  fault: CallOutput<"listFaults">["results"][number];
  onMended: () => void;
}

/** One fault: its message, address, number and times, and place in the code. */
export function FaultRow({ fault, onMended }: FaultRowProps) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  const {
    source,
    message,
    address,
    status,
    userId,
    release,
    detail,
    count,
    firstSeenAt,
    lastSeenAt,
  } = fault;
  const facts = [
    t(`admin.source_${source}`),
    status === null ? null : String(status),
    t("admin.times", { count }),
    t("admin.lastSeen", { since: formatSince(lastSeenAt, locale) }),
    t("admin.firstSeen", { day: formatDay(firstSeenAt, locale) }),
    t("admin.release", { release }),
    userId === null ? null : t("admin.person", { id: userId }),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-80">
        <p className="font-semibold wrap-anywhere">{message}</p>
        {address === null ? null : (
          <p className="text-sm wrap-anywhere text-ink-second">{address}</p>
        )}
        <p className="mt-1 text-sm text-ink-second">{facts.filter(Boolean).join(" · ")}</p>
        {detail === null ? null : (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
              {t("admin.stack")}
            </summary>
            <pre className="max-h-60 overflow-auto rounded-sheet bg-raised p-3 text-xs wrap-anywhere whitespace-pre-wrap">
              {detail}
            </pre>
          </details>
        )}
      </div>
      <Button
        variant="outline"
        icon={Check}
        onClick={onMended}
        aria-label={t("admin.mendedOf", { message })}
      >
        {t("admin.mended")}
      </Button>
    </li>
  );
}
