import { friendName } from "../../friends/friendName.ts";
import { useLocale } from "../../../locale/useLocale.ts";

/** A person's display name, if only their profile name is known. */
export function useShownName(): (profileName: string) => string {
  const locale = useLocale();
  return (profileName) => friendName({ profileName }, locale);
}
