import { Avatar } from "@worthy/ui";
import type { ReactNode } from "react";
import { avatarUrl } from "../account/avatarUrl.ts";
import { RouterLink } from "../links/RouterLink.tsx";
import type { SharedPerson } from "./friendQueries.ts";

interface PersonRowProps {
  person: Pick<SharedPerson, "profileImage">;
  /** Display name. */
  name: string;
  hint?: string;
  /** Target of the name's link. */
  href?: string;
  /** Buttons at the end; below the name on narrow windows if they don't fit. */
  children?: ReactNode;
}

/** A person in a list: picture, name, hint, and actions. */
export function PersonRow({ person, name, hint, href, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={name} src={avatarUrl(person.profileImage, "thumbnail")} size={44} decorative />
      <div className="min-w-0 flex-1 basis-20">
        {href === undefined ? (
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
        ) : (
          <RouterLink
            href={href}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            <bdi>{name}</bdi>
          </RouterLink>
        )}
        {hint ? <p className="text-sm text-ink-second">{hint}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2">{children}</div> : null}
    </li>
  );
}
