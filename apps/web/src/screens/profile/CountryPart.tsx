import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Icon } from "@worthy/ui";
import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { apiQuery } from "../../api/apiQuery.ts";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { useHydrated } from "../../features/fields/useHydrated.ts";
import { useServices } from "../../features/services/Services.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { formatCountry } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { Part } from "./Part.tsx";
import accountTexts from "./texts/account.en.json" with { type: "json" };

/** ISO 3166-1 alpha-2, and Kosovo. */
const COUNTRY_CODES: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ
  BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR
  CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU
  ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ
  LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
  MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF
  PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR
  TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

const regionQuery = (userId: string) => apiQuery("getRegion", { params: { userId } });

/** The country whose offers the person sees. The first choice creates the account that stores it. */
export function CountryPart() {
  const userId = useUserId();
  const t = useTexts(accountTexts);
  const locale = useLocale();
  const { call, session } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const isInBrowser = useHydrated();
  const { data } = useQuery({ ...regionQuery(userId ?? ""), enabled: userId !== null });
  const write = useMutation({
    mutationFn: async (region: string | null) => {
      const { id } = await session.ensureAccount();
      const answer = await call("setRegion", { params: { userId: id }, body: { region } });
      queryClient.setQueryData(regionQuery(id).queryKey, answer);
    },
    onSuccess: () => invalidateTopics(queryClient, ["providers", "titles"]),
    onError: (error, region) => failed(error, () => write.mutate(region)),
  });
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((code) => ({ code, name: formatCountry(code, locale) })).toSorted((a, b) =>
        a.name.localeCompare(b.name, locale.language),
      ),
    [locale],
  );
  // Browsers and the server sort and name some countries differently.
  if (!isInBrowser || (userId !== null && !data)) return null;
  const stored = data?.chosen ? data.region : "";
  const shown = write.isPending ? (write.variables ?? "") : stored;
  return (
    <Part id="country" heading={t("account.country")} hint={t("account.countryHint")}>
      <span className="relative inline-flex max-w-full items-center">
        <select
          aria-labelledby="country"
          value={shown}
          onChange={({ target }) => write.mutate(target.value || null)}
          className="min-h-11 w-full cursor-pointer appearance-none rounded-full border border-edge bg-transparent ps-4 pe-9 text-sm font-semibold pointer-coarse:text-base hover:border-ink"
        >
          <option value="" className="bg-raised text-ink">
            {t("account.countryOfServer")}
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code} className="bg-raised text-ink">
              {name}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-e-3">
          <Icon of={ChevronDown} size={16} />
        </span>
      </span>
    </Part>
  );
}
