import { useQuery } from "@tanstack/react-query";
import { parseSlugId } from "@worthy/domain";
import { EmptyState, Skeleton } from "@worthy/ui";
import { SearchX } from "lucide-react";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { useParams } from "../../router/useParams.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { EpisodePopup } from "./EpisodePopup.tsx";
import { TrailerPopup } from "./TrailerPopup.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import titlePopupTexts from "./texts/titlePopup.en.json" with { type: "json" };

/** An episode or trailer of the title whose page is below. */
export function TitlePopup({ name, value, close }: PopupProps) {
  const t = useTexts(titlePopupTexts);
  const titleId = parseSlugId(useParams()["slugId"] ?? "")?.id ?? null;
  const { data: title, isLoading } = useQuery({
    ...titleQuery(titleId ?? 0),
    enabled: titleId !== null,
  });
  const trailer = title?.trailers.find(({ key }) => key === value);
  if (name === "episode" && title?.nodeType === "tv")
    return <EpisodePopup title={title} episodeId={Number(value)} close={close} />;
  if (name === "trailer" && title && trailer)
    return <TrailerPopup title={title} trailer={trailer} close={close} />;
  const words = name === "episode" ? t("titlePopup.noEpisode") : t("titlePopup.noTrailer");
  return (
    <PopupFrame title={title?.name ?? words} shape="card" close={close}>
      {isLoading ? (
        <Skeleton className="mt-5 aspect-video w-full" />
      ) : (
        <EmptyState icon={SearchX} heading={words} />
      )}
    </PopupFrame>
  );
}
