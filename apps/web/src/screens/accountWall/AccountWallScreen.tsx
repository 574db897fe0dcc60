import { AccountWall, WALL_REASONS } from "../../features/account/AccountWall.tsx";
import { accountWall } from "../../messages/en/accountWall.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useLocation } from "../../router/useLocation.ts";

provideTexts({ accountWall });

/** The account wall as a page of its own; `?for=` names what somebody wanted. */
export function AccountWallScreen() {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get("for");
  const reason = WALL_REASONS.find((each) => each === wanted);
  return (
    <div className="mx-auto w-full max-w-160 px-4 pt-6 md:pt-16">
      <AccountWall reason={reason} alone />
    </div>
  );
}
