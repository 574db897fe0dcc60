import { classNames, Icon, UiLink, type UiLinkProps } from "@worthy/ui";
import { ChevronLeft } from "lucide-react";

/** A link one level up, above a page's heading. */
export function BackLink({ children, className, ...link }: UiLinkProps) {
  return (
    <UiLink
      {...link}
      className={classNames(
        "-ms-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-ink-second hover:text-ink",
        className,
      )}
    >
      <span className="rtl:-scale-x-100">
        <Icon of={ChevronLeft} size={18} />
      </span>
      {children}
    </UiLink>
  );
}
