import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { deviceLabel } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadChunk } from "../../features/failures/loadChunk.ts";
import { useServices } from "../../features/services/Services.ts";

const LOOK_EVERY_MS = 3000;
const NOT_FOUND = 404;

/** Nothing of it is kept or asked for again by itself: a request is made once, and a bearer is given out once. */
const ONCE = { gcTime: 0, refetchOnReconnect: false, refetchOnMount: false } as const;

const isGone = (error: unknown) => error instanceof ApiFailure && error.status === NOT_FOUND;

interface LinkRequest {
  /** What the screen shows; undefined while it is on its way. */
  request: CallOutput<"startLink"> | undefined;
  failed: boolean;
  answer: CallOutput<"collectLink">["state"] | "GONE";
  /** The person's bearer, once confirmed. */
  bearer: { id: string; token: string } | null;
  /** Asks for another request. */
  renew: () => void;
}

/** This screen's wish to be signed in, and what becomes of it: the socket tells at once, and it is looked after it besides. */
export function useLinkRequest(): LinkRequest {
  const { call } = useServices();
  const start = useQuery({ ...ONCE, queryKey: ["link", "start"], staleTime: Infinity, queryFn: () => call("startLink", { body: describeScreen() }) });
  const request = start.data;
  const collectToken = request?.collectToken;
  const collect = useQuery({
    ...ONCE,
    queryKey: ["link", "collect", collectToken],
    enabled: collectToken !== undefined,
    staleTime: Infinity,
    queryFn: () => call("collectLink", { body: { collectToken: collectToken ?? "" } }),
    refetchInterval: ({ state: { data, error } }) => (isGone(error) || (data !== undefined && data.state !== "WAITING") ? false : LOOK_EVERY_MS),
  });
  const { refetch } = collect;
  useEffect(() => (collectToken === undefined ? undefined : hearLate(collectToken, () => void refetch())), [collectToken, refetch]);
  const { state = "WAITING", id = null, token = null } = collect.data ?? {};
  return {
    request: start.isFetching ? undefined : request,
    failed: start.isError,
    answer: state === "WAITING" && isGone(collect.error) ? "GONE" : state,
    bearer: id !== null && token !== null ? { id, token } : null,
    renew: () => void start.refetch(),
  };
}

/** What asks, as its person will know it again. */
function describeScreen() {
  const label = deviceLabel(navigator.userAgent);
  const source = /\bTV$/.test(label) ? "TV" : label.endsWith("Android") ? "ANDROID" : "WEB";
  return { source, deviceLabel: label } as const;
}

/** Hears of the answer by the socket, whose program is loaded here only; without it, looking now and then is enough. */
function hearLate(collectToken: string, onAnswer: () => void): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  loadChunk(() => import("../../features/linking/hearAnswer.ts")).then(
    ({ hearAnswer }) => {
      if (!over) stop = hearAnswer(collectToken, onAnswer);
    },
    (error: unknown) => console.warn("answers could not be listened for", error),
  );
  return () => {
    over = true;
    stop?.();
  };
}
