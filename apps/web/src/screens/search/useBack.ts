import { useNavigate } from "react-router";

/** Whether the router has pages of this visit behind the one that is shown: it numbers them. */
function hasPageBefore(): boolean {
  const { idx }: { idx?: unknown } = history.state ?? {};
  return typeof idx === "number" && idx > 0;
}

/** The way back to the page that search was opened from; `home` where it was opened by its address. */
export function useBack(): { back: () => boolean; backOrHome: () => void } {
  const navigate = useNavigate();
  const back = () => {
    const possible = hasPageBefore();
    if (possible) void navigate(-1);
    return possible;
  };
  return { back, backOrHome: () => (back() ? undefined : void navigate("/home/")) };
}
