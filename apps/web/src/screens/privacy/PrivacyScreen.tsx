import { LANGUAGE_COOKIE, SEARCH_PLACEHOLDER, variantCookie } from "@worthy/domain";
import { buttonClass } from "@worthy/ui";
import type { ReactNode } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { UsageSwitch } from "./UsageSwitch.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import privacyTexts from "./texts/privacy.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import usageTexts from "../../features/tracking/texts/usage.en.json" with { type: "json" };

const COOKIE = "worthy";

const ON_SERVER = [
  "account",
  "email",
  "devices",
  "links",
  "ratings",
  "lists",
  "friends",
  "events",
  "limits",
  "repeats",
  "reports",
] as const;

/** What is stored, where, for how long, who sees it, and how to delete it. */
export function PrivacyScreen() {
  const t = useTexts(privacyTexts, shellTexts, usageTexts);
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-10 px-4 pt-6 md:pt-10 lg:px-14">
      <div className="max-w-160">
        <h1 className="font-display text-2xl font-bold tracking-tight">{t("shell.privacy")}</h1>
        <p className="mt-4 text-lg text-pretty">{t("privacy.lead")}</p>
      </div>
      <Matter id="nobody" heading={t("privacy.nobody")}>
        <p>{t("privacy.nobodyText")}</p>
      </Matter>
      <Matter id="server" heading={t("privacy.server")}>
        <StoredThings
          things={ON_SERVER.map((name) => ({
            name: t(`privacy.${name}`),
            text: t(`privacy.${name}Text`),
          }))}
        />
        <p className="mt-4">{t("privacy.logs")}</p>
      </Matter>
      <Matter id="usage" heading={t("usage.heading")}>
        <UsageSwitch />
      </Matter>
      <Matter id="learned" heading={t("privacy.learned")}>
        <p>{t("privacy.learnedText")}</p>
      </Matter>
      <Matter id="device" heading={t("privacy.device")}>
        <StoredThings
          things={[
            {
              name: t("privacy.cookie"),
              text: t("privacy.cookieText", { name: COOKIE, out: `${COOKIE}-out` }),
            },
            { name: t("privacy.known"), text: t("privacy.knownText", { name: `${COOKIE}-known` }) },
            {
              name: t("privacy.language"),
              text: t("privacy.languageText", { name: LANGUAGE_COOKIE }),
            },
            {
              name: t("privacy.tried"),
              text: t("privacy.triedText", { name: variantCookie(SEARCH_PLACEHOLDER.name) }),
            },
            { name: t("privacy.storage"), text: t("privacy.storageText") },
          ]}
        />
      </Matter>
      <Matter id="mail" heading={t("privacy.mail")}>
        <p>{t("privacy.mailText")}</p>
      </Matter>
      <Matter id="others" heading={t("privacy.others")}>
        <p>{t("privacy.othersText")}</p>
      </Matter>
      <Matter id="rights" heading={t("privacy.rights")}>
        <p>{t("privacy.rightsText")}</p>
        <RouterLink href="/profile/data" className={buttonClass("outline", "medium", "mt-4")}>
          {t("privacy.toData")}
        </RouterLink>
      </Matter>
    </div>
  );
}

/** One section of the page. */
function Matter({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="max-w-160">
      <h2 id={id} className="mb-3 font-display text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface StoredThingsProps {
  things: readonly { name: string; text: string }[];
}

/** Names of what is stored. */
function StoredThings({ things }: StoredThingsProps) {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {things.map(({ name, text }) => (
        <div key={name} className="py-4 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-6">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-second">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
