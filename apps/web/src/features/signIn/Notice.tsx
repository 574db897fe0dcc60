import { EmailText, Icon } from "@worthy/ui";
import { Info, TriangleAlert } from "lucide-react";

interface NoticeProps {
  text: string;
  heading?: string;
  /** Announced immediately, for failures. */
  urgent?: boolean;
}

/** What to know before continuing. */
export function Notice({ text, heading, urgent = false }: NoticeProps) {
  return (
    <div
      role={urgent ? "alert" : undefined}
      className="flex gap-3 rounded-sheet border border-edge bg-lifted px-4 py-3"
    >
      <span className="pt-0.5">
        <Icon of={urgent ? TriangleAlert : Info} size={20} />
      </span>
      <div className="min-w-0 flex-1">
        {heading ? (
          <p className="font-semibold wrap-anywhere">
            <EmailText text={heading} />
          </p>
        ) : null}
        <p className={heading ? "text-sm text-pretty text-ink-second" : "text-pretty"}>
          <EmailText text={text} />
        </p>
      </div>
    </div>
  );
}
