import type { CallOutput } from "@worthy/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../services/useFailureToast.ts";
import { daysLeft } from "./daysLeft.ts";

type Reference = Pick<CallOutput<"createInviteReference">, "path"> & { days: number };

interface InviteLink {
  /** The whole address; null until it is asked for, and once it has ended. */
  link: string | null;
  /** Whole days for which it holds. */
  days: number;
  /** Gets the link that holds, or makes one; with `rotate` another one in any case. */
  get: (rotate?: boolean) => void;
  end: () => void;
  busy: boolean;
}

/** The one link of a list. It is asked for when the owner wants it, not before: until then nothing lets anybody in. */
export function useInviteLink(userId: string, listId: number): InviteLink {
  const t = useT();
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
    link: reference && location.origin + reference.path,
    days: reference?.days ?? 0,
    get: (rotate = false) => get.mutate(rotate),
    end: () => end.mutate(),
    busy: get.isPending || end.isPending,
  };
}
