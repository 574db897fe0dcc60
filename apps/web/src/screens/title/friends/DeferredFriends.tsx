import { deferredComponent } from "../../../features/failures/deferredComponent.tsx";
import type { FriendsOfTitleProps } from "./FriendsOfTitle.tsx";

const FriendsOfTitle = deferredComponent<FriendsOfTitleProps>(() =>
  import("./FriendsOfTitle.tsx").then((file) => file.FriendsOfTitle),
);

/** Friends are loaded after hydration; their room is reserved until then. */
export function DeferredFriends(props: FriendsOfTitleProps) {
  return (
    <div className="min-h-32">
      <FriendsOfTitle {...props} />
    </div>
  );
}
