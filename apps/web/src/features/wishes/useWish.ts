import { ApiFailure } from "@worthy/contract/apiFailure";
import type { CallOutput } from "@worthy/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { useServices } from "../services/Services.ts";
import { useUserId } from "../session/useUserId.ts";
import { openWishesQuery } from "./wishesQuery.ts";

const NOT_FOUND = 404;

const plain = (name: string) => name.trim().toLowerCase();

interface WishState {
  /** The wish for this name; null without one. */
  wish: CallOutput<"makeWish"> | null;
  /** Wishes for it, or takes the wish back. */
  toggle: () => void;
}

/** The person's wish for a title; the first one makes this device's account. */
export function useWish(name: string): WishState {
  const { call, session } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const userId = useUserId();
  const { data } = useQuery({ ...openWishesQuery(userId ?? ""), enabled: userId !== null });
  const making = useMutation({
    mutationFn: async () => {
      const account = await session.ensureAccount();
      return call("makeWish", { params: { userId: account.id }, body: { name } });
    },
    onSuccess: () => invalidateAfter(queryClient, "makeWish"),
    onError: (error) => failed(error, () => making.mutate()),
  });
  const wish =
    making.data ?? data?.results.find((each) => plain(each.name) === plain(name)) ?? null;
  const undoing = useMutation({
    mutationFn: async (wishId: string) => {
      const account = await session.ensureAccount();
      await call("deleteWish", { params: { userId: account.id, wishId } }).catch(acceptGone);
      making.reset();
      await invalidateAfter(queryClient, "deleteWish");
    },
    onError: (error, wishId) => failed(error, () => undoing.mutate(wishId)),
  });
  const toggle = () => {
    if (making.isPending || undoing.isPending) return;
    if (wish) undoing.mutate(wish.id);
    else making.mutate();
  };
  return { wish, toggle };
}

/** It was deleted elsewhere, which is what somebody wants. */
function acceptGone(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === NOT_FOUND)) throw error;
}
