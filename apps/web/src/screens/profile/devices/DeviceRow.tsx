import type { CallOutput } from "@worthy/contract";
import { Icon, IconButton } from "@worthy/ui";
import { LogOut, Monitor, Smartphone, Tv, type LucideIcon } from "lucide-react";
import { deviceName } from "../../../locale/deviceName.ts";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };

type Device = CallOutput<"listDevices">["results"][number];

function iconOf({ source, label }: Device): LucideIcon {
  if (source === "TV") return Tv;
  return source === "ANDROID" || /iPhone|iPad|Android/.test(label) ? Smartphone : Monitor;
}

interface DeviceRowProps {
  device: Device;
  busy: boolean;
  onSignOut: () => void;
}

/**
 * One device: what it is, when it was used, and its sign-out button; the current one signs out in
 * the profile.
 */
export function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const { label, createdAt, lastSeenAt, current } = device;
  const locale = useLocale();
  const t = useTexts(accountTexts);
  const name = deviceName(label, locale);
  const used = current
    ? t("account.seenNow")
    : t("account.seenAt", { date: formatDay(lastSeenAt, locale) });
  return (
    <li className="flex min-h-18 items-center gap-4 py-2">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lifted">
        <Icon of={iconOf(device)} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
          {name}
          {current ? (
            <span className="rounded-full border border-edge px-2 text-xs font-semibold">
              {t("account.thisDevice")}
            </span>
          ) : null}
        </p>
        <p className="text-sm text-ink-second">
          {used} · {t("account.since", { date: formatDay(createdAt, locale) })}
        </p>
      </div>
      {current ? null : (
        <IconButton
          icon={LogOut}
          label={t("account.signOutDevice", { device: name })}
          outlined
          disabled={busy}
          onClick={onSignOut}
        />
      )}
    </li>
  );
}
