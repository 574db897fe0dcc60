import { pageOf } from "../../router/popupPath.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";

/** Replaces this popup with another of the same title: Back leads to the page. */
export function useBesidePopup(): (name: "episode" | "trailer", value: string | number) => void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (name, value) =>
    void navigate(`${pageOf(pathname)}/${name}/${value}`, {
      replace: true,
      state,
      preventScrollReset: true,
    });
}
