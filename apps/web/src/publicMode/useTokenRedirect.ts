import { useEffect } from "react";
import { useLocation } from "../router/useLocation.ts";
import { useNavigate } from "../router/useNavigate.ts";

/** Milliseconds that a page with a token shows before going on to sign-in. */
export const REDIRECT_AFTER = 300;

/**
 * Where a page with a token in its address redirects; null if it stays. Only a show's public page
 * redirects.
 */
export function tokenRedirectOf(pathname: string, search: string): string | null {
  const token = new URLSearchParams(search).get("token");
  return token !== null && token !== "" && /^\/show\//i.test(pathname)
    ? `/web-authentication?${new URLSearchParams({ token })}`
    : null;
}

/** Redirects, replacing this page. */
export function useTokenRedirect(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const to = tokenRedirectOf(pathname, search);
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [to, navigate]);
}
