import type { QueryClient } from "@tanstack/react-query";

export interface LoadContext {
  queryClient: QueryClient;
  userId: () => string | null;
  /** True on the server, which waits for everything; the browser shows skeletons instead. */
  waits: boolean;
}
