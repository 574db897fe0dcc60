import { buttonClass, EmptyState } from "@worthy/ui";
import { Users } from "lucide-react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useT } from "../../messages/useT.ts";
import { UsFrame } from "./UsFrame.tsx";

/** There is nobody to pick with yet. */
export function NoGroup({ href }: { href: string }) {
  const t = useT();
  const action = (
    <RouterLink href={href} className={buttonClass()}>
      {t("pickForUs.toList")}
    </RouterLink>
  );
  return (
    <UsFrame>
      <EmptyState icon={Users} heading={t("pickForUs.alone")} text={t("pickForUs.aloneHint")} action={action} />
    </UsFrame>
  );
}
