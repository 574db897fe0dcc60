import { IconButton } from "@worthy/ui";
import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface PromptCardProps {
  heading: string;
  text: string;
  /** The one thing to do. */
  action: ReactNode;
  onClose: () => void;
}

/** A message in the corner that takes no focus: the page stays usable. */
export function PromptCard({ heading, text, action, onClose }: PromptCardProps) {
  const t = useTexts(shellTexts);
  const id = useId();
  return (
    <section
      data-prompt
      aria-labelledby={id}
      className="fixed inset-x-4 bottom-24 z-40 mx-auto max-w-96 rounded-sheet border border-hairline bg-raised p-5 shadow-lifted transition-[opacity,translate] starting:translate-y-2 starting:opacity-0 md:start-auto md:end-8 md:bottom-8 md:mx-0 md:w-96"
    >
      <div className="flex items-start justify-between gap-3">
        <div role="status" className="min-w-0">
          <h2 id={id} className="font-display text-lg font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-1 text-sm text-pretty text-ink-second">{text}</p>
        </div>
        <IconButton icon={X} label={t("shell.close")} className="-me-2 -mt-2" onClick={onClose} />
      </div>
      <div className="mt-4">{action}</div>
    </section>
  );
}
