import { useQuery } from "@tanstack/react-query";
import { Button, UiLink } from "@worthy/ui";
import { useServiceChoice, providersQuery } from "../../../features/account/useServiceChoice.ts";
import { LookUpLinks } from "../../../features/sources/LookUpLinks.tsx";
import { sourcesQuery } from "../../../features/sources/sourcesQuery.ts";
import { formatCountry } from "../../../locale/formats.ts";
import type { Pick } from "../usePicks.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import wallTexts from "../../../features/wall/texts/wall.en.json" with { type: "json" };

/** Kinds of offers that somebody with the service needn't pay for again. */
const INCLUDED = ["SUBSCRIPTION", "FREE", "ADS"];

/** Who offers the pick, with a way to say that one has it; otherwise where to look it up. */
export function RevealedSources({ pick }: { pick: Pick }) {
  const locale = useLocale();
  const t = useTexts(wallTexts);
  const region = useQuery(sourcesQuery).data?.region ?? null;
  const services = useQuery(providersQuery).data?.providers ?? [];
  const { isMine, toggle } = useServiceChoice();
  const offer = pick.providers.find(({ sourceTypes }) =>
    sourceTypes.some((type) => INCLUDED.includes(type)),
  );
  if (!offer) return <LookUpLinks title={pick} region={region} />;
  const service = services.find(({ id }) => id === offer.id) ?? { id: offer.id, mine: false };
  const has = isMine(service);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm max-sm:rounded-sheet max-sm:border max-sm:border-hairline max-sm:bg-raised max-sm:px-4 max-sm:py-2">
      <p className="min-w-0 flex-1 font-semibold sm:flex-none">
        {region === null
          ? t("wall.on", { service: offer.name })
          : t("wall.onIn", { service: offer.name, country: formatCountry(region, locale) })}
      </p>
      <Button variant="outline" aria-pressed={has} onClick={() => toggle(service)}>
        {t(has ? "wall.have" : "wall.haveIt", { service: offer.name })}
      </Button>
      <UiLink
        href="/onboarding/services"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t("wall.otherServices")}
      </UiLink>
    </div>
  );
}
