import { lazy, Suspense, type ComponentType } from "react";
import { loadChunk } from "../../../features/failures/loadChunk.ts";
import { useInBrowser } from "../../../features/fields/useInBrowser.ts";
import type { FriendsOfTitleProps } from "./FriendsOfTitle.tsx";

const Nothing: ComponentType<FriendsOfTitleProps> = () => null;
const Late = lazy<ComponentType<FriendsOfTitleProps>>(() =>
  loadChunk(() => import("./FriendsOfTitle.tsx")).then(
    ({ FriendsOfTitle }) => ({ default: FriendsOfTitle }),
    () => ({ default: Nothing }),
  ),
);

/** Friends come to a title once its page is alive; their place is kept until then. */
export function LateFriends(props: FriendsOfTitleProps) {
  const inBrowser = useInBrowser();
  return (
    <div className="min-h-32">
      {inBrowser ? (
        <Suspense fallback={null}>
          <Late {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
