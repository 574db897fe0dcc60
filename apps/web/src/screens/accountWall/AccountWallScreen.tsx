import { AccountWall, WALL_REASONS } from "../../features/account/AccountWall.tsx";
import { useLocation } from "../../router/useLocation.ts";

/** The account wall as a separate page; `?for=` says what somebody tried to do. */
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
