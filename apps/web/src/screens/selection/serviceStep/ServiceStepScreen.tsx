import { useQuery } from "@tanstack/react-query";
import { Chip } from "@worthy/ui";
import { providersQuery, useServiceChoice } from "../../../features/account/useServiceChoice.ts";
import { cameFrom } from "../../../features/account/onboardingProvider.ts";
import { useHydrated } from "../../../features/fields/useHydrated.ts";
import { SelectionStep } from "../SelectionStep.tsx";
import { ServiceGroups } from "../ServiceGroups.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import selectionTexts from "../texts/selection.en.json" with { type: "json" };

/** Service selection in onboarding. */
export function ServiceStepScreen() {
  const t = useTexts(selectionTexts);
  const choice = useServiceChoice();
  const { data } = useQuery(providersQuery);
  // The service from which somebody came to the desktop form is first.
  const from = useHydrated() ? cameFrom() : null;
  const first = data?.providers.find(({ id }) => id === from);
  const chosen = data?.providers.filter(choice.isMine).length ?? 0;
  return (
    <SelectionStep
      step="services"
      heading={t("selection.services")}
      hint={t("selection.servicesHint")}
      chosen={chosen}
    >
      {first ? (
        <p className="mb-8 flex flex-wrap items-center gap-3">
          {t("selection.cameFrom")}
          <Chip pressed={choice.isMine(first)} onClick={() => choice.toggle(first)}>
            {first.name}
          </Chip>
        </p>
      ) : null}
      <ServiceGroups choice={choice} />
    </SelectionStep>
  );
}
