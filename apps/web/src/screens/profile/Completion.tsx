import type { CallOutput } from "@worthy/contract";
import { Icon, SegmentedMeter } from "@worthy/ui";
import { Check, ChevronRight } from "lucide-react";
import { REGISTRATION_ADDRESS } from "../../features/account/addresses.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { Part } from "./Part.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import accountTexts from "./texts/account.en.json" with { type: "json" };

type Step = CallOutput<"getProfile">["completion"][number]["step"];

/** Where each step is done. */
const PLACES: Partial<Record<Step, string>> = {
  email: REGISTRATION_ADDRESS,
  name: "#name",
  picture: "#picture",
  genres: "/profile/genres",
  services: "/profile/services",
  ratings: "/rate",
};

/** How complete the profile is, and what is missing. */
export function Completion({
  profile: { completion, completionScore },
}: {
  profile: Pick<CallOutput<"getProfile">, "completion" | "completionScore">;
}) {
  const t = useTexts(accountTexts);
  const missing = completion.filter(({ done }) => !done);
  return (
    <Part
      id="completion"
      heading={t(missing.length === 0 ? "account.complete" : "account.completion")}
    >
      <SegmentedMeter filled={completion.length - missing.length} total={completion.length}>
        <span className="font-semibold">
          {t("account.completionOf", { score: completionScore })}
        </span>
      </SegmentedMeter>
      {missing.length === 0 ? (
        <p className="mt-3 flex items-center gap-2 text-ink-second">
          <Icon of={Check} />
          {t("account.complete")}
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {missing.map(({ step }) => (
            <li key={step}>
              <StepLink href={PLACES[step]}>{t(`account.step_${step}`)}</StepLink>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** A link to a place on this page, with the focus, or to another page. */
function StepLink({ href, children }: { href: string | undefined; children: string }) {
  if (href === undefined)
    return <span className="flex min-h-12 items-center text-ink-second">{children}</span>;
  const words = (
    <>
      {children}
      <Icon of={ChevronRight} size={18} />
    </>
  );
  const row = "flex min-h-12 items-center justify-between gap-4 hover:underline underline-offset-4";
  return href.startsWith("#") ? (
    <a href={href} className={row}>
      {words}
    </a>
  ) : (
    <RouterLink href={href} className={row}>
      {words}
    </RouterLink>
  );
}
