import type { CallOutput } from "@worthy/contract";
import { Icon, IconButton } from "@worthy/ui";
import { LogOut, Monitor, Smartphone, Tv, type LucideIcon } from "lucide-react";
import { deviceName } from "../../messages/deviceName.ts";
import { formatDay } from "../../messages/formats.ts";
import { useT } from "../../messages/useT.ts";

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

/** One device: what it is, when it was used, and its sign-out; this one signs out from the profile. */
export function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const { label, createdAt, lastSeenAt, current } = device;
  const t = useT();
  const name = deviceName(label);
  const used = current ? t("account.seenNow") : t("account.seenAt", { date: formatDay(lastSeenAt) });
  return (
    <li className="flex min-h-18 items-center gap-4 py-2">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lifted">
        <Icon of={iconOf(device)} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
          {name}
          {current ? <span className="rounded-full border border-edge px-2 text-xs font-semibold">{t("account.thisDevice")}</span> : null}
        </p>
        <p className="text-sm text-ink-second">
          {used} · {t("account.since", { date: formatDay(createdAt) })}
        </p>
      </div>
      {current ? null : <IconButton icon={LogOut} label={t("account.signOutDevice", { device: name })} outlined disabled={busy} onClick={onSignOut} />}
    </li>
  );
}
