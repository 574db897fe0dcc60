import { useT } from "../../messages/useT.ts";
import { friendName } from "../friends/friendName.ts";

/** How a person is called, for those who have their name alone. */
export function useShownName(): (profileName: string) => string {
  const t = useT();
  return (profileName) => friendName({ profileName }, t);
}
