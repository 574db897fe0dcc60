import { useState } from "react";
import { isOpenedByAddress } from "../../router/PageLocation.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";

/** The way back to the page that search was opened from; to Today where it was opened by its address. */
export function useBack(): { back: () => boolean; backOrHome: () => void } {
  const navigate = useNavigate();
  // As it was opened: another search from a link makes an entry of its own.
  const [opened] = useState(isOpenedByAddress(useLocation()));
  const back = () => {
    const possible = !opened && history.length > 1;
    if (possible) void navigate(-1);
    return possible;
  };
  return { back, backOrHome: () => (back() ? undefined : void navigate("/home/")) };
}
