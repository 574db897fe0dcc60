import { Button, IconButton } from "@worthy/ui";
import { Copy, Link2, Share2 } from "lucide-react";
import { useId, useRef } from "react";
import { useFocusOnSwap } from "../../fields/useFocusOnSwap.ts";
import { copyText } from "../../links/copyText.ts";
import { useServices } from "../../services/Services.ts";
import type { SharedList } from "./patchLists.ts";
import { SheetPart } from "./SheetPart.tsx";
import { useInviteLink } from "./useInviteLink.ts";
import { listName } from "../lists/listName.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

interface InviteByLinkProps {
  userId: string;
  list: Pick<SharedList, "id" | "name">;
}

/** The list's link: get, copy, share, replace and end it. */
export function InviteByLink({ userId, list }: InviteByLinkProps) {
  const locale = useLocale();
  const t = useTexts(sharingTexts);
  const { toasts } = useServices();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { link, days, get, end, busy } = useInviteLink(userId, list.id);
  useFocusOnSwap(link !== null, link === null ? button : field);
  if (link === null) {
    return (
      <SheetPart heading={t("sharing.link")} hint={t("sharing.linkHint")}>
        <Button ref={button} icon={Link2} aria-disabled={busy} onClick={() => busy || get()}>
          {t("sharing.makeLink")}
        </Button>
      </SheetPart>
    );
  }
  const copy = async () => {
    const copied = await copyText(link);
    // Focused, the link is selected, ready to be copied by hand.
    if (!copied) field.current?.focus();
    toasts.show({ text: t(copied ? "sharing.copied" : "sharing.notCopied") });
  };
  // Closing the system's share sheet is not a failure.
  const send = () =>
    void navigator
      .share({ title: t("sharing.shareTitle", { list: listName(list.name, locale) }), url: link })
      .catch(() => {});
  return (
    <SheetPart
      heading={t("sharing.link")}
      hint={`${t("sharing.linkHint")} ${days === 0 ? t("sharing.holdsToday") : t("sharing.holds", { count: days })}`}
    >
      <label htmlFor={id} className="sr-only">
        {t("sharing.linkField")}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 flex-1 rounded-poster border border-edge bg-ground px-3 text-sm text-ink pointer-coarse:text-base"
        />
        <IconButton icon={Copy} label={t("sharing.copy")} outlined onClick={() => void copy()} />
        {"share" in navigator ? (
          <IconButton icon={Share2} label={t("sharing.sendLink")} outlined onClick={send} />
        ) : null}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" aria-disabled={busy} onClick={() => busy || get(true)}>
          {t("sharing.rotate")}
        </Button>
        <Button variant="quiet" aria-disabled={busy} onClick={() => busy || end()}>
          {t("sharing.endLink")}
        </Button>
      </div>
    </SheetPart>
  );
}
