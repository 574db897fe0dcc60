import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../api/invalidateAfter.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";
import { deviceName } from "../../messages/deviceName.ts";
import { useT } from "../../messages/useT.ts";

type Device = Pick<CallOutput<"listDevices">["results"][number], "id" | "label">;

const NOT_FOUND = 404;

interface DeviceSignOut {
  signOut: (device: Device) => void;
  signOutOthers: () => void;
  busy: boolean;
}

/** Signs out another device, or all others. One that is gone already is signed out. */
export function useDeviceSignOut(userId: string): DeviceSignOut {
  const { call, toasts } = useServices();
  const t = useT();
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const onSettled = () => invalidateAfter(queryClient, "signOutDevice");
  const one = useMutation({
    mutationFn: ({ id }: Device) =>
      call("signOutDevice", { params: { userId, deviceId: id } }).catch((error: unknown) => {
        if (!(error instanceof ApiFailure && error.status === NOT_FOUND)) throw error;
      }),
    onSuccess: (_answer, { label }) => void toasts.show({ text: t("account.signedOutDevice", { device: deviceName(label) }) }),
    onError: (error, device) => failed(error, () => one.mutate(device)),
    onSettled,
  });
  const others = useMutation({
    mutationFn: () => call("signOutOtherDevices", { params: { userId } }),
    onSuccess: ({ signedOut }) => void toasts.show({ text: t("account.signedOutOthers", { count: signedOut }) }),
    onError: (error) => failed(error, () => others.mutate()),
    onSettled,
  });
  return { signOut: one.mutate, signOutOthers: () => others.mutate(), busy: one.isPending || others.isPending };
}
