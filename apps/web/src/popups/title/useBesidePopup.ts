import { pageOf } from "../../router/popupPath.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";

/** Opens another popup of the same title in the place of this one: Back leads to the page. */
export function useBesidePopup(): (name: "episode" | "trailer", value: string | number) => void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (name, value) => void navigate(`${pageOf(pathname)}/${name}/${value}`, { replace: true, state, preventScrollReset: true });
}
