import { lateComponent } from "../../../features/failures/lateComponent.tsx";
import type { FriendsOfTitleProps } from "./FriendsOfTitle.tsx";

const FriendsOfTitle = lateComponent<FriendsOfTitleProps>(() => import("./FriendsOfTitle.tsx").then((file) => file.FriendsOfTitle));

/** Friends come to a title once its page is alive; their place is kept until then. */
export function LateFriends(props: FriendsOfTitleProps) {
  return (
    <div className="min-h-32">
      <FriendsOfTitle {...props} />
    </div>
  );
}
