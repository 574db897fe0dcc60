import { useQueryClient } from "@tanstack/react-query";
import { useUserId } from "../../features/session/useUserId.ts";
import { TodaySkeleton } from "../today/TodaySkeleton.tsx";
import { WallSkeleton } from "../wall/WallSkeleton.tsx";
import { isPastWall } from "./homePart.ts";

/** The start while it is on its way. */
export function HomeSkeleton() {
  const asked = { userId: useUserId(), queryClient: useQueryClient() };
  return isPastWall(asked) ? <TodaySkeleton /> : <WallSkeleton />;
}
