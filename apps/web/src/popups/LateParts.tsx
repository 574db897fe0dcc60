import { CreateAccountPrompt } from "../features/createAccountPrompt/CreateAccountPrompt.tsx";
import { PendingLinkOpener } from "./processQR/PendingLinkOpener.tsx";

/** What may open by itself over any page, once that has come alive. */
export function LateParts() {
  return (
    <>
      <PendingLinkOpener />
      <CreateAccountPrompt />
    </>
  );
}
