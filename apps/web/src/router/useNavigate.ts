import { useRouter } from "./RouterContext.ts";
import type { Navigate } from "./RouterState.ts";

/** Navigates to other pages; always the same function. */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}
