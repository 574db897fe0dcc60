import { lateComponent } from "../../../features/failures/lateComponent.tsx";
import type { FriendsOfTitleProps } from "./FriendsOfTitle.tsx";

const FriendsOfTitle = lateComponent<FriendsOfTitleProps>(() =>
  import("./FriendsOfTitle.tsx").then((file) => file.FriendsOfTitle),
);

/** Friends are loaded after hydration; their room is reserved until then. */
export function LateFriends(props: FriendsOfTitleProps) {
  return (
    <div className="min-h-32">
      <FriendsOfTitle {...props} />
    </div>
  );
}
