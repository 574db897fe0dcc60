import { Kbd, Switch, ratingIcons, Icon } from "@worthy/ui";
import { Undo2, type LucideIcon } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { shortcuts } from "../../features/shortcuts/shortcuts.ts";
import { useShortcutSetting } from "../../features/shortcuts/shortcutSetting.ts";
import { POSTER_KEYS } from "../../features/wall/wallKeys.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import shortcutsTexts from "../../features/shortcuts/texts/shortcuts.en.json" with { type: "json" };

/** All shortcuts, from the tables that define them, and the switch that turns single keys off. */
export function ShortcutsPopup({ close }: PopupProps) {
  const t = useTexts(ratingTexts, shortcutsTexts);
  const { on, set } = useShortcutSetting();
  return (
    <PopupFrame title={t("shortcuts.heading")} close={close}>
      <div className="mt-6 flex flex-col gap-8">
        <KeyList heading={t("shortcuts.everywhere")} dimmed={!on}>
          {shortcuts.map(({ keys, word }) => (
            <KeyRow key={word} keys={keys} says={t(word)} />
          ))}
        </KeyList>
        <KeyList heading={t("shortcuts.poster")}>
          {POSTER_KEYS.map(([key, action]) => (
            <KeyRow
              key={key}
              keys={[key.toUpperCase()]}
              icon={action === "UNDO" ? Undo2 : ratingIcons[action]}
              says={action === "UNDO" ? t("shortcuts.undo") : t(`rating.${action}`)}
            />
          ))}
        </KeyList>
        <KeyList heading={t("shortcuts.others")}>
          <KeyRow keys={[t("shortcuts.arrowKeys")]} says={t("shortcuts.arrows")} />
          <KeyRow keys={["Esc"]} says={t("shortcuts.close")} />
        </KeyList>
        <div className="border-t border-hairline pt-4">
          <Switch
            label={t("shortcuts.setting")}
            hint={t("shortcuts.settingHint")}
            checked={on}
            onChange={(event) => set(event.target.checked)}
          />
        </div>
      </div>
    </PopupFrame>
  );
}

function KeyList({
  heading,
  dimmed = false,
  children,
}: {
  heading: string;
  dimmed?: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <h3 className="font-display text-lg font-semibold">{heading}</h3>
      <dl className={`mt-2 ${dimmed ? "text-ink-second line-through decoration-edge" : ""}`}>
        {children}
      </dl>
    </section>
  );
}

function KeyRow({
  keys,
  says,
  icon,
}: {
  keys: readonly string[];
  says: string;
  icon?: LucideIcon;
}) {
  const t = useTexts(shortcutsTexts);
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-hairline last:border-b-0">
      <dt className="flex items-center gap-3">
        {icon ? <Icon of={icon} size={18} /> : null}
        {says}
      </dt>
      <dd className="flex items-center gap-1.5 text-sm text-ink-second">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 ? t("shortcuts.thenKey") : null}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
