import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useFailureToast } from "../../../features/failures/useFailureToast.ts";
import { deviceName } from "../../../locale/deviceName.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };

type Device = Pick<CallOutput<"listDevices">["results"][number], "id" | "label">;

const NOT_FOUND = 404;

interface DeviceSignOut {
  signOut: (device: Device) => void;
  signOutOthers: () => void;
  busy: boolean;
}

/** Signs out another device, or all others. An already missing one counts as signed out. */
export function useDeviceSignOut(userId: string): DeviceSignOut {
  const { call, toasts } = useServices();
  const locale = useLocale();
  const t = useTexts(accountTexts);
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const onSettled = () => invalidateAfter(queryClient, "signOutDevice");
  const one = useMutation({
    mutationFn: ({ id }: Device) =>
      call("signOutDevice", { params: { userId, deviceId: id } }).catch((error: unknown) => {
        if (!(error instanceof ApiFailure && error.status === NOT_FOUND)) throw error;
      }),
    onSuccess: (_answer, { label }) =>
      void toasts.show({
        text: t("account.signedOutDevice", { device: deviceName(label, locale) }),
      }),
    onError: (error, device) => failed(error, () => one.mutate(device)),
    onSettled,
  });
  const others = useMutation({
    mutationFn: () => call("signOutOtherDevices", { params: { userId } }),
    onSuccess: ({ signedOut }) =>
      void toasts.show({ text: t("account.signedOutOthers", { count: signedOut }) }),
    onError: (error) => failed(error, () => others.mutate()),
    onSettled,
  });
  return {
    signOut: one.mutate,
    signOutOthers: () => others.mutate(),
    busy: one.isPending || others.isPending,
  };
}
