import { useQueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { useUserId } from "../../features/session/useUserId.ts";
import { screenWithin } from "./screenWithin.ts";

/** The start page while loading. */
export function HomeSkeleton() {
  const { skeleton } = screenWithin({ userId: useUserId(), queryClient: useQueryClient() });
  return skeleton ? createElement(skeleton) : null;
}
