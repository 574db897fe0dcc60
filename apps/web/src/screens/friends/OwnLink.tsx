import type { CallOutput } from "@worthy/contract";
import { useMutation } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { Copy, Link, RefreshCw, Share2 } from "lucide-react";
import { useId, useRef, useState, type RefObject } from "react";
import { useFocusOnSwap } from "../../features/fields/useFocusOnSwap.ts";
import { copyText } from "../../features/links/copyText.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { Way } from "./Way.tsx";
import { formatDay } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };
import { toAddress } from "../../api/basePath.ts";

type Reference = CallOutput<"createFriendReference">;

/** The person's only friend link: created on demand, copied, shared, replaced. */
export function OwnLink({ userId }: { userId: string }) {
  const { call, toasts } = useServices();
  const t = useTexts(friendsTexts);
  const failed = useFailureToast();
  // The previous link stays until the next arrives.
  const [reference, keep] = useState<Reference | null>(null);
  const make = useMutation({
    mutationFn: (rotate: boolean) =>
      call("createFriendReference", { params: { userId }, body: { rotate } }),
    onSuccess: (made, rotated) => {
      keep(made);
      if (rotated) toasts.show({ text: t("friends.linkRotated") });
    },
    onError: (error, rotate) => failed(error, () => make.mutate(rotate)),
  });
  const field = useRef<HTMLInputElement>(null);
  useFocusOnSwap(reference !== null, field);
  return (
    <Way icon={Link} heading={t("friends.link")} hint={t("friends.linkHint")}>
      {reference ? (
        <ShownLink
          field={field}
          address={window.location.origin + toAddress(reference.path)}
          expiresAt={reference.expiresAt}
          busy={make.isPending}
          onRotate={() => make.mutate(true)}
        />
      ) : (
        <Button
          variant="outline"
          aria-disabled={make.isPending}
          onClick={() => make.isPending || make.mutate(false)}
        >
          {t("friends.linkMake")}
        </Button>
      )}
    </Way>
  );
}

interface ShownLinkProps {
  field: RefObject<HTMLInputElement | null>;
  address: string;
  expiresAt: string;
  busy: boolean;
  onRotate: () => void;
}

function ShownLink({ field, address, expiresAt, busy, onRotate }: ShownLinkProps) {
  const { toasts } = useServices();
  const locale = useLocale();
  const t = useTexts(friendsTexts);
  const id = useId();
  const copy = async () => {
    const copied = await copyText(address);
    // Focused, the link is selected, ready to be copied by hand.
    if (!copied) field.current?.focus();
    toasts.show(
      copied
        ? { text: t("friends.linkCopied") }
        : { text: t("friends.linkCopyFailed"), urgent: true },
    );
  };
  // Cancelling sharing is not a failure.
  const share = () =>
    void navigator.share({ url: address, title: t("friends.linkShareText") }).catch(() => {});
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t("friends.linkLabel")}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        className="block min-h-11 w-full rounded-poster border border-edge bg-ground px-3 text-sm text-ink pointer-coarse:text-base"
      />
      <p className="mt-1 text-sm text-ink-second">
        {t("friends.linkUntil", { date: formatDay(expiresAt, locale) })}
      </p>
      <div data-coachmark="Share 3" className="mt-3 flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy()}>
          {t("friends.linkCopy")}
        </Button>
        {"share" in navigator ? (
          <Button variant="outline" icon={Share2} onClick={share}>
            {t("friends.linkShare")}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          icon={RefreshCw}
          aria-disabled={busy}
          onClick={() => busy || onRotate()}
        >
          {t("friends.linkRotate")}
        </Button>
      </div>
    </>
  );
}
