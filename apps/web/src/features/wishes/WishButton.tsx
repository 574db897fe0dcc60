import { Button, Icon, UiLink } from "@worthy/ui";
import { Check, Sparkles, Undo2 } from "lucide-react";
import { useWish } from "./useWish.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wishesTexts from "./texts/wishes.en.json" with { type: "json" };

export interface WishButtonProps {
  /** What somebody searched for. */
  name: string;
}

/** Longer names are refused. */
const LONGEST = 100;

/** Wishes for a title that isn't here, with undo. */
export function WishButton({ name }: WishButtonProps) {
  const t = useTexts(wishesTexts, shellTexts);
  const { wish, toggle } = useWish(name);
  if (name.length > LONGEST) return null;
  if (wish?.title)
    return (
      <UiLink href={wish.title.path} className="quiet-link font-semibold">
        {t("wishes.here", { name: wish.title.name })}
      </UiLink>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 [justify-content:inherit]">
      <p role="status" className={wish ? "flex items-center gap-2 text-ink" : "sr-only"}>
        {wish ? (
          <>
            <Icon of={Check} size={18} /> {t("wishes.onList")}
          </>
        ) : null}
      </p>
      {/* One button, so that the focus stays on it. */}
      <Button
        variant={wish ? "quiet" : "outline"}
        icon={wish ? Undo2 : Sparkles}
        onClick={toggle}
        className="min-w-0 max-w-full wrap-anywhere"
      >
        {wish ? t("shell.undo") : t("wishes.wishFor", { name })}
      </Button>
    </div>
  );
}
