import { buttonClass, EmptyState } from "@worthy/ui";
import { Users } from "lucide-react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { UsFrame } from "./UsFrame.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import pickForUsTexts from "./texts/pickForUs.en.json" with { type: "json" };

/** There is nobody to pick with yet. */
export function NoGroup({ href }: { href: string }) {
  const t = useTexts(pickForUsTexts);
  const action = (
    <RouterLink href={href} className={buttonClass()}>
      {t("pickForUs.toList")}
    </RouterLink>
  );
  return (
    <UsFrame>
      <EmptyState
        icon={Users}
        heading={t("pickForUs.alone")}
        text={t("pickForUs.aloneHint")}
        action={action}
      />
    </UsFrame>
  );
}
