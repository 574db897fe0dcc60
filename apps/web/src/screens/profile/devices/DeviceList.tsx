import type { CallOutput } from "@worthy/contract";
import { Button, Dialog } from "@worthy/ui";
import { useState } from "react";
import { DeviceRow } from "./DeviceRow.tsx";
import { useDeviceSignOut } from "./useDeviceSignOut.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

interface DeviceListProps {
  userId: string;
  devices: CallOutput<"listDevices">["results"];
  total: number;
}

/** All devices, each with its sign-out button, and one for all others. */
export function DeviceList({ userId, devices, total }: DeviceListProps) {
  const t = useTexts(accountTexts, shellTexts);
  const [asking, setAsking] = useState(false);
  const { signOut, signOutOthers, busy } = useDeviceSignOut(userId);
  const close = () => setAsking(false);
  return (
    <div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={busy}
            onSignOut={() => signOut(device)}
          />
        ))}
      </ul>
      {total > devices.length ? (
        <p className="mt-3 text-sm text-ink-second">
          {t("account.moreDevices", { count: total - devices.length })}
        </p>
      ) : null}
      {total > 1 ? (
        <Button variant="outline" className="mt-6" onClick={() => setAsking(true)}>
          {t("account.signOutOthers")}
        </Button>
      ) : (
        <p className="mt-4 text-sm text-ink-second">{t("account.onlyDevice")}</p>
      )}
      <Dialog
        open={asking}
        onClose={close}
        title={t("account.signOutOthersAsk")}
        description={t("account.signOutOthersHint")}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={() => (close(), signOutOthers())}>{t("account.signOutOthers")}</Button>
            <Button variant="quiet" onClick={close}>
              {t("account.cancel")}
            </Button>
          </>
        }
      />
    </div>
  );
}
