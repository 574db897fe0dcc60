import { LandingHeader } from "./LandingHeader.tsx";
import { PublicSearch } from "./PublicSearch.tsx";
import { useTokenRedirect } from "./useTokenRedirect.ts";

/** The header of the public mode, with search. */
export function PublicHeader() {
  useTokenRedirect();
  return <LandingHeader search={<PublicSearch />} />;
}
