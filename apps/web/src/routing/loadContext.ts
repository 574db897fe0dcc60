import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react-router";

export interface LoadContext {
  queryClient: QueryClient;
  userId: () => string | null;
  /** True on the server, which waits for everything; the browser shows skeletons instead. */
  waits: boolean;
}

export const loadContext = createContext<LoadContext>();
