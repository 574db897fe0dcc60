import { useShownName } from "../../features/watchlists/sharing/useShownName.ts";
import { useTexts } from "../../locale/useLocale.ts";
import type { Us, UsPick } from "./usScores.ts";
import pickForUsTexts from "./texts/pickForUs.en.json" with { type: "json" };

interface AheadTextProps {
  ahead: NonNullable<UsPick["ahead"]>;
  members: Us["members"];
  userId: string;
}

/** Why a pick comes before one with a higher score for all. */
export function AheadText({ ahead, members, userId }: AheadTextProps) {
  const t = useTexts(pickForUsTexts);
  const shownName = useShownName();
  if (ahead.kind === "lowest") return t("pickForUs.ahead_lowest", { lowest: ahead.lowest });
  if (ahead.userId === userId) return t("pickForUs.ahead_you");
  const member = members.find((each) => each.userId === ahead.userId);
  return t("pickForUs.ahead_member", { name: shownName(member?.profileName ?? "") });
}
