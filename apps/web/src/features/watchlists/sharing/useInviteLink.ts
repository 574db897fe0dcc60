import type { CallOutput } from "@worthy/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { daysLeft } from "./daysLeft.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };
import { toAddress } from "../../../api/basePath.ts";

type Reference = Pick<CallOutput<"createInviteReference">, "path"> & { days: number };

interface InviteLink {
  /** The whole address; null until requested, and after it has ended. */
  link: string | null;
  /** Whole days for which it is valid. */
  days: number;
  /** Gets the valid link, or creates one; with `rotate`, always a new one. */
  get: (rotate?: boolean) => void;
  end: () => void;
  busy: boolean;
}

/**
 * A list's only link. It is requested when the owner wants it: until then nothing lets anybody in.
 */
export function useInviteLink(userId: string, listId: number): InviteLink {
  const t = useTexts(sharingTexts);
  const { call, toasts, track } = useServices();
  const failed = useFailureToast();
  const [reference, keep] = useState<Reference | null>(null);
  const params = { userId, watchlistId: String(listId) };
  const get = useMutation({
    mutationFn: (rotate: boolean) => call("createInviteReference", { params, body: { rotate } }),
    onSuccess: (made, rotate) => {
      keep({ path: made.path, days: daysLeft(made.expiresAt, Date.now()) });
      track("people_changed", { action: "invited", by: "link" });
      if (rotate) toasts.show({ text: t("sharing.rotated") });
    },
    onError: (error, rotate) => failed(error, () => get.mutate(rotate)),
  });
  const end = useMutation({
    mutationFn: () => call("endInviteReference", { params }),
    onMutate: () => keep(null),
    onSuccess: () => void toasts.show({ text: t("sharing.ended") }),
    onError: (error) => {
      keep(reference);
      failed(error, () => end.mutate());
    },
  });
  return {
    link: reference && location.origin + toAddress(reference.path),
    days: reference?.days ?? 0,
    get: (rotate = false) => get.mutate(rotate),
    end: () => end.mutate(),
    busy: get.isPending || end.isPending,
  };
}
