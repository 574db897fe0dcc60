import { IconButton } from "@worthy/ui";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useServices } from "../features/services/Services.ts";
import { formatClock } from "../locale/formats.ts";
import { useLocale } from "../locale/useLocale.ts";
import sandboxTexts from "./texts/sandbox.en.json" with { type: "json" };

const HOUR_MS = 60 * 60_000;

/** Says in a sandbox that everything is deleted every hour, until it is hidden or the page reloaded. */
export function SandboxLine() {
  const { isSandbox } = useServices();
  const locale = useLocale();
  const [hidden, setHidden] = useState(false);
  const next = useNextHour();
  if (!isSandbox || hidden) return null;
  const t = locale.texts(sandboxTexts);
  return (
    <aside className="flex items-center justify-center gap-2 border-b border-hairline bg-raised ps-4 pe-1 text-sm text-ink-second">
      <p className="py-1.5 text-pretty">
        {t("sandbox.line")}
        {next === null
          ? null
          : ` ${t("sandbox.next", { time: formatClock(new Date(next).toISOString(), locale) })}`}
      </p>
      <IconButton icon={X} label={t("sandbox.hide")} onClick={() => setHidden(true)} />
    </aside>
  );
}

/** When the next hour begins, in milliseconds since the epoch; null until the page is hydrated. */
function useNextHour(): number | null {
  const [next, setNext] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const at = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS;
      setNext(at);
      timer = setTimeout(show, at - Date.now());
    };
    show();
    return () => clearTimeout(timer);
  }, []);
  return next;
}
