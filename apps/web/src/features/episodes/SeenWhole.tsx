import { isTaste } from "@worthy/domain";
import { Button, UNDO_TIMEOUT } from "@worthy/ui";
import { useMutation, useMutationState, useQuery } from "@tanstack/react-query";
import { Check, Undo2 } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { useRatings } from "../rating/useRatings.ts";
import { useServices } from "../services/Services.ts";
import { ME } from "../services/Writes.ts";
import { useUserId } from "../session/useUserId.ts";
import { seenQuery } from "./seenQuery.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import seenWholeTexts from "./texts/seenWhole.en.json" with { type: "json" };

const KEY = ["seen", "whole"] as const;

interface Markable {
  id: number;
  name: string;
}

interface SeenWholeWrite {
  title: Markable;
  seen: boolean;
}

interface WholeMark {
  isSeen: boolean;
  /** Marks the title or unmarks it, shows a message, and offers to undo it. */
  mark(seen: boolean): void;
}

/** Whether a person has marked a title as seen as a whole, without an opinion. */
function useSeenWhole(title: Markable): WholeMark {
  const { writes, toasts, track } = useServices();
  const t = useTexts(seenWholeTexts, shellTexts);
  const failed = useFailureToast();
  const userId = useUserId();
  const { data } = useQuery({ ...seenQuery(userId ?? "", title.id), enabled: userId !== null });
  const waiting = useMutationState({
    filters: { mutationKey: KEY, status: "pending" },
    select: ({ state }) => state.variables as SeenWholeWrite | undefined, // only this hook uses the key
  });
  const mutation = useMutation({
    mutationKey: KEY,
    mutationFn: (write: SeenWholeWrite) =>
      writes.send(
        write.seen ? "markTitleSeen" : "unmarkTitleSeen",
        { params: { userId: ME, id: String(write.title.id) } },
        { key: KEY, variables: write, name: write.title.name },
      ),
    onMutate: ({ title: { id }, seen }) => track("episodes_seen", { title_id: id, seen }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  const mark = (seen: boolean) => {
    mutation.mutate({ title, seen });
    toasts.show({
      id: `seen-${title.id}`,
      text: t(seen ? "seenWhole.marked" : "seenWhole.unmarked", { name: title.name }),
      timeout: UNDO_TIMEOUT,
      action: { label: t("shell.undo"), onPress: () => mutation.mutate({ title, seen: !seen }) },
    });
  };
  const last = waiting.findLast((write) => write?.title.id === title.id);
  return { isSeen: last?.seen ?? data?.isSeen ?? false, mark };
}

/** Marks a title without known episodes as seen, without an opinion; a rated one was seen anyway. */
export function SeenWhole({ title }: { title: Markable }) {
  const t = useTexts(seenWholeTexts);
  const { isSeen, mark } = useSeenWhole(title);
  const rating = useRatings().of(title.id);
  if (rating && isTaste(rating)) return null;
  return (
    <Button
      variant="quiet"
      icon={isSeen ? Undo2 : Check}
      className="-ms-3 px-3"
      onClick={() => mark(!isSeen)}
    >
      {t(isSeen ? "seenWhole.unmark" : "seenWhole.mark")}
    </Button>
  );
}
