import { useRegistered } from "../../features/account/useRegistered.ts";
import { EnterCode } from "../../features/linking/EnterCode.tsx";
import { useInBrowser } from "../../features/fields/useInBrowser.ts";
import { linking } from "../../messages/en/linking.ts";
import { places } from "../../messages/en/places.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { LinkOffer } from "./LinkOffer.tsx";
import { LinkSkeleton } from "./LinkSkeleton.tsx";

provideTexts({ linking, places });

/** On a screen that is nobody's: how to be signed in from a phone. Where somebody is signed in: where to type another screen's code. */
export function LinkScreen() {
  const t = useT();
  const registered = useRegistered();
  const inBrowser = useInBrowser();
  return (
    <div className="mx-auto w-full max-w-240 px-4 pt-6 md:pt-12">
      <h1 className="font-display text-2xl font-bold tracking-tight">{t(registered ? "places.link" : "linking.heading")}</h1>
      <div className={registered ? "mt-2" : "mt-8"}>{registered ? <EnterCode headed={false} /> : registered === false && inBrowser ? <LinkOffer /> : <LinkSkeleton />}</div>
    </div>
  );
}
