import { completePrompt } from "@worthy/domain";
import { Button, Dialog } from "@worthy/ui";
import { useNavigate } from "../../router/useNavigate.ts";
import { REGISTRATION_ADDRESS } from "../account/addresses.ts";
import { useServices } from "../services/Services.ts";
import { deviceStorage } from "../session/deviceStorage.ts";
import { storePromptMemory, readPromptMemory } from "./promptMemory.ts";
import { useTexts } from "../../locale/useLocale.ts";
import promptTexts from "./texts/prompt.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * Accepting completes it and opens registration; declining is only recorded, so it may appear once
 * more.
 */
export function PromptDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(promptTexts, shellTexts);
  const { track } = useServices();
  const navigate = useNavigate();
  const accept = () => {
    storePromptMemory(deviceStorage, completePrompt(readPromptMemory(deviceStorage)));
    track("account_prompt", { action: "converted" });
    onClose();
    void navigate(REGISTRATION_ADDRESS);
  };
  const decline = () => {
    track("account_prompt", { action: "closed" });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={decline}
      title={t("prompt.heading")}
      description={t("prompt.what")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button size="large" onClick={accept}>
            {t("prompt.yes")}
          </Button>
          <Button size="large" variant="quiet" onClick={decline}>
            {t("prompt.no")}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-second">{t("prompt.how")}</p>
    </Dialog>
  );
}
