import { publicMode } from "../messages/en/publicMode.ts";
import { provideTexts } from "../messages/provideTexts.ts";
import { LandingHeader } from "./LandingHeader.tsx";
import { PublicSearch } from "./PublicSearch.tsx";
import { useTokenRedirect } from "./useTokenRedirect.ts";

provideTexts({ publicMode });

/** The header of the public mode, with search. */
export function PublicHeader() {
  useTokenRedirect();
  return <LandingHeader search={<PublicSearch />} />;
}
