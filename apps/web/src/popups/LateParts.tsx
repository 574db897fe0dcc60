import { Coachmarks } from "../features/coachmarks/Coachmarks.tsx";
import { CreateAccountPrompt } from "../features/createAccountPrompt/CreateAccountPrompt.tsx";
import { LanguageLinks } from "../features/language/LanguageLinks.tsx";
import { SmartBanner } from "../features/installed/SmartBanner.tsx";
import { PerfectMatch } from "./perfectMatch/PerfectMatch.tsx";
import { OfflineParts } from "../features/offline/OfflineParts.tsx";
import { Prompts } from "../features/prompts/Prompts.tsx";
import { ListNews } from "../features/watchlist/ListNews.tsx";
import { PendingInviteOpener } from "./sharing/PendingInviteOpener.tsx";
import { ConsentLine } from "../features/tracking/ConsentLine.tsx";
import { Shortcuts } from "./shortcuts/Shortcuts.tsx";
import { PendingLinkOpener } from "./processQR/PendingLinkOpener.tsx";

/** What no page needs to be read: what may open by itself over it, and the keys, once it has come alive. */
export function LateParts() {
  return (
    <>
      <Shortcuts />
      <PendingLinkOpener />
      <PendingInviteOpener />
      <CreateAccountPrompt />
      <LanguageLinks />
      <ConsentLine />
      <SmartBanner />
      <PerfectMatch />
      <OfflineParts />
      <Prompts />
      <Coachmarks />
      <ListNews />
    </>
  );
}
