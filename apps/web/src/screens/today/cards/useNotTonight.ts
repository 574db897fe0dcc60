import { UNDO_TIMEOUT } from "@worthy/ui";
import { useMutation, useMutationState } from "@tanstack/react-query";
import { useFailureToast } from "../../../features/failures/useFailureToast.ts";
import { ME } from "../../../features/services/Writes.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import todayTexts from "../texts/today.en.json" with { type: "json" };

const KEY = ["notTonight"] as const;
/** The night ends at this hour. */
const MORNING = 5;
const HOUR = 3_600_000;

interface Title {
  id: number;
  name: string;
}

interface NotTonightWrite {
  title: Title;
  away: boolean;
}

/** Whole hours until the next morning here. */
export function hoursToMorning(now: Date): number {
  const morning = new Date(now);
  morning.setHours(MORNING, 0, 0, 0);
  if (morning <= now) morning.setDate(morning.getDate() + 1);
  return Math.ceil((morning.getTime() - now.getTime()) / HOUR);
}

export interface NotTonight {
  /** Whether the title is being put away, before the server has said so. */
  isAway: (titleId: number) => boolean;
  /** Leaves the title out until tomorrow, with undo. */
  putAway: (title: Title) => void;
  /** Shows what was put away last again. */
  undo: () => void;
}

/** What somebody doesn't want to see on Today until tomorrow. */
export function useNotTonight(): NotTonight {
  const { writes, toasts } = useServices();
  const t = useTexts(shellTexts, todayTexts);
  const failed = useFailureToast();
  const waiting = useMutationState({
    filters: { mutationKey: KEY, status: "pending" },
    select: ({ state }) => state.variables as NotTonightWrite | undefined, // only this hook uses the key
  });
  const mutation = useMutation({
    mutationKey: KEY,
    mutationFn: async (write: NotTonightWrite) => {
      const { title, away } = write;
      const params = { userId: ME, id: String(title.id) };
      const shown = { key: KEY, variables: write, name: title.name };
      if (!away) return void (await writes.send("unsetNotTonight", { params }, shown));
      const body = { hours: hoursToMorning(new Date()) };
      await writes.send("setNotTonight", { params, body }, shown);
    },
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  const undoOf = (title: Title) => {
    toasts.close(toastOf(title));
    mutation.mutate({ title, away: false });
  };
  return {
    isAway: (titleId) => waiting.findLast((write) => write?.title.id === titleId)?.away === true,
    putAway: (title) => {
      mutation.mutate({ title, away: true });
      toasts.show({
        id: toastOf(title),
        text: t("today.putAway", { name: title.name }),
        timeout: UNDO_TIMEOUT,
        action: { label: t("shell.undo"), onPress: () => undoOf(title) },
      });
    },
    undo: () => {
      const last = mutation.variables;
      if (last?.away === true) undoOf(last.title);
    },
  };
}

const toastOf = ({ id }: Title): string => `not-tonight-${id}`;
