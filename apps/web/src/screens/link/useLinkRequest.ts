import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { deviceLabel } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadChunk } from "../../features/failures/loadChunk.ts";
import { useServices } from "../../features/services/Services.ts";

const LOOK_EVERY_MS = 3000;
const NOT_FOUND = 404;

/** Never cached or refetched automatically: a request is made once, and a bearer is issued once. */
const ONCE = { gcTime: 0, refetchOnReconnect: false, refetchOnMount: false } as const;

const isGone = (error: unknown) => error instanceof ApiFailure && error.status === NOT_FOUND;

interface LinkRequest {
  /** What the screen shows; undefined while loading. */
  request: CallOutput<"startLink"> | undefined;
  failed: boolean;
  answer: CallOutput<"collectLink">["state"] | "GONE";
  /** The person's bearer, once confirmed. */
  bearer: { id: string; token: string } | null;
  /** Makes another request. */
  renew: () => void;
}

/**
 * This screen's request to be signed in, and its state: the socket reports changes at once, and it
 * also polls.
 */
export function useLinkRequest(): LinkRequest {
  const { call } = useServices();
  const start = useQuery({
    ...ONCE,
    queryKey: ["link", "start"],
    staleTime: Infinity,
    queryFn: () => call("startLink", { body: describeScreen() }),
  });
  const request = start.data;
  const collectToken = request?.collectToken;
  const collect = useQuery({
    ...ONCE,
    queryKey: ["link", "collect", collectToken],
    enabled: collectToken !== undefined,
    staleTime: Infinity,
    queryFn: () => call("collectLink", { body: { collectToken: collectToken ?? "" } }),
    refetchInterval: ({ state: { data, error } }) =>
      isGone(error) || (data !== undefined && data.state !== "WAITING") ? false : LOOK_EVERY_MS,
  });
  const { refetch } = collect;
  useEffect(
    () =>
      collectToken === undefined
        ? undefined
        : listenForAnswerLater(collectToken, () => void refetch()),
    [collectToken, refetch],
  );
  const { state = "WAITING", id = null, token = null } = collect.data ?? {};
  return {
    request: start.isFetching ? undefined : request,
    failed: start.isError,
    answer: state === "WAITING" && isGone(collect.error) ? "GONE" : state,
    bearer: id !== null && token !== null ? { id, token } : null,
    renew: () => void start.refetch(),
  };
}

/** A description of this screen that its person will recognise. */
function describeScreen() {
  const label = deviceLabel(navigator.userAgent);
  const source = /\bTV$/.test(label) ? "TV" : label.endsWith("Android") ? "ANDROID" : "WEB";
  return { source, deviceLabel: label } as const;
}

/** Listens to the socket, whose code is only loaded here; without it, polling suffices. */
function listenForAnswerLater(collectToken: string, onAnswer: () => void): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  loadChunk(() => import("../../features/linking/listenForAnswer.ts")).then(
    ({ listenForAnswer }) => {
      if (!over) stop = listenForAnswer(collectToken, onAnswer);
    },
    (error: unknown) => console.warn("couldn't listen for answers", error),
  );
  return () => {
    over = true;
    stop?.();
  };
}
