import { deferredComponent } from "../../failures/deferredComponent.tsx";
import { MissingHere } from "../../failures/MissingHere.tsx";

// Only administrators see these, so nobody else's pages load them.

interface Props {
  userId: string;
}

const waiting = () => null;

export const DeferredAskForCode = deferredComponent<Props>(
  () => import("./AskForCode.tsx").then((file) => file.AskForCode),
  waiting,
  MissingHere,
);
export const DeferredSecondFactorPart = deferredComponent<Props>(
  () => import("./SecondFactorPart.tsx").then((file) => file.SecondFactorPart),
  waiting,
  MissingHere,
);
export const DeferredSetUpFirst = deferredComponent<Props & { onDone: () => void }>(
  () => import("./SetUpFirst.tsx").then((file) => file.SetUpFirst),
  waiting,
  MissingHere,
);
