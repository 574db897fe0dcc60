import { useRegistered } from "../../features/account/useRegistered.ts";
import { EnterCode } from "../../features/linking/EnterCode.tsx";
import { useHydrated } from "../../features/fields/useHydrated.ts";
import { LinkOffer } from "./LinkOffer.tsx";
import { LinkSkeleton } from "./LinkSkeleton.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import linkingTexts from "../../features/linking/texts/linking.en.json" with { type: "json" };
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

/**
 * On a signed-out screen: how to sign in from a phone. On a signed-in one: where to enter another
 * screen's code.
 */
export function LinkScreen() {
  const t = useTexts(linkingTexts, placesTexts);
  const registered = useRegistered();
  const inBrowser = useHydrated();
  return (
    <div className="mx-auto w-full max-w-240 px-4 pt-6 md:pt-12">
      <h1 className="font-display text-2xl font-bold tracking-tight">
        {t(registered ? "places.link" : "linking.heading")}
      </h1>
      <div className={registered ? "mt-2" : "mt-8"}>
        {registered ? (
          <EnterCode headed={false} />
        ) : registered === false && inBrowser ? (
          <LinkOffer />
        ) : (
          <LinkSkeleton />
        )}
      </div>
    </div>
  );
}
