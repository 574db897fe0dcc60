import type { CallOutput } from "@worthy/contract";
import { scoreBandOf } from "@worthy/domain";
import { buttonClass, Chip, Row, ScoreNumber } from "@worthy/ui";
import { Check, Plus } from "lucide-react";
import type { ServiceChoice } from "../../features/account/useServiceChoice.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { serviceHeading } from "../../features/sources/serviceHeading.ts";
import { TitleCard } from "../../features/title/TitleCard.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import topServicesTexts from "./texts/topServices.en.json" with { type: "json" };

type Answer = CallOutput<"listTopProviders">;

interface ServiceShelfProps {
  service: Answer["serviceProviders"][number];
  answer: Answer;
  /** Whether scores may be shown. */
  scored: boolean;
  choice: ServiceChoice;
}

/** One service with its score for the person and its best titles. */
export function ServiceShelf({ service, answer, scored, choice }: ServiceShelfProps) {
  const locale = useLocale();
  const t = useTexts(scoreTexts, topServicesTexts);
  const titles = answer.mediaByProvider[String(service.id)] ?? [];
  const score = answer.scoreByProvider[String(service.id)] ?? 0;
  const band = scoreBandOf(score);
  const mine = choice.isMine(service);
  return (
    <Row
      heading={serviceHeading({ service, titles, region: answer.region }, locale)}
      lead={scored ? <ScoreNumber score={score} tone={band} word={t(`score.${band}`)} /> : null}
      chips={
        <>
          {scored && service.topProvider ? (
            <span className="self-center rounded-full border border-edge px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-ink-second">
              {t("topServices.best")}
            </span>
          ) : null}
          <Chip pressed={mine} icon={mine ? Check : Plus} onClick={() => choice.toggle(service)}>
            {t("topServices.mine")}
            <span className="sr-only">{service.name}</span>
          </Chip>
          <RouterLink
            href={`/top-services/${service.id}`}
            className={buttonClass("quiet", "medium", "px-3 whitespace-nowrap")}
          >
            {t("topServices.all")}
            <span className="sr-only">{service.name}</span>
          </RouterLink>
        </>
      }
      labels={{ previous: t("topServices.previous"), next: t("topServices.next") }}
    >
      {titles.map((title) => (
        <TitleCard key={title.id} title={title} />
      ))}
    </Row>
  );
}
