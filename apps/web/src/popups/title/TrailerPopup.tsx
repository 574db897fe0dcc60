import { IMAGE_WIDTHS } from "@worthy/domain";
import { buttonClass, Chip, Icon } from "@worthy/ui";
import { ExternalLink, Play } from "lucide-react";
import { useState } from "react";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { useBesidePopup } from "./useBesidePopup.ts";
import { useTexts } from "../../locale/useLocale.ts";
import titlePopupTexts from "./texts/titlePopup.en.json" with { type: "json" };
import { imageAddress } from "../../api/basePath.ts";

interface TrailerPopupProps {
  title: TitleInFull;
  trailer: TitleInFull["trailers"][number];
  close: () => void;
}

/** A trailer. YouTube is contacted only after a tap, at its cookie-free address. */
export function TrailerPopup({ title, trailer, close }: TrailerPopupProps) {
  const t = useTexts(titlePopupTexts);
  const open = useBesidePopup();
  return (
    <PopupFrame
      title={t("titlePopup.trailerOf", { name: title.name })}
      subtitle={trailer.name}
      shape="card"
      close={close}
    >
      <Video key={trailer.key} title={title} trailer={trailer} />
      {title.trailers.length > 1 ? (
        <fieldset
          aria-label={t("titlePopup.trailers")}
          className="mt-4 flex min-w-0 flex-wrap gap-2"
        >
          {title.trailers.map(({ key, name }) => (
            <Chip
              key={key}
              pressed={key === trailer.key}
              onClick={() => open("trailer", key)}
              className="max-w-full"
            >
              <span className="truncate">{name}</span>
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <p className="mt-4 text-sm text-pretty text-ink-second">{t("titlePopup.youTube")}</p>
      <a
        href={`https://www.youtube.com/watch?v=${trailer.key}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass("quiet", "medium", "mt-2 self-start px-0")}
      >
        <Icon of={ExternalLink} size={18} />
        {t("titlePopup.onYouTube")}
      </a>
    </PopupFrame>
  );
}

function Video({ title, trailer }: Pick<TrailerPopupProps, "title" | "trailer">) {
  const t = useTexts(titlePopupTexts);
  const [playing, play] = useState(false);
  const frame = "mt-5 aspect-video w-full overflow-hidden rounded-poster border border-hairline";
  if (playing) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another site's player: a sandbox that leaves it its scripts and its origin would not hold it back any further
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${trailer.key}?autoplay=1`}
        title={t("titlePopup.trailerOf", { name: title.name })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={frame}
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => play(true)}
      className={`group relative grid place-items-center ${frame}`}
    >
      <img
        src={imageAddress(title.image.backdrop.url, IMAGE_WIDTHS.large) ?? undefined}
        alt=""
        className="absolute inset-0 size-full object-cover opacity-80"
      />
      <span className="relative inline-flex min-h-14 items-center gap-2 rounded-full bg-fill px-6 font-semibold text-on-fill transition-transform group-hover:scale-105">
        <Icon of={Play} />
        {t("titlePopup.play")}
      </span>
    </button>
  );
}
