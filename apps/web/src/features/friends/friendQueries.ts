import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";

export type FriendList = CallOutput<"listFriends">;
export type Friend = FriendList["results"][number];
export type FriendStatus = Friend["status"];
/** A person as seen by others, friend or not. */
export type SharedPerson = Pick<Friend, "userId" | "profileName" | "profileImage">;
export type FriendMessage = CallOutput<"listFriendMessages">["results"][number];
export type MessageBox = "RECEIVED" | "SENT";

export const FRIENDS_PAGE = 50;
export const MESSAGES_PAGE = 20;
/** Maximum number of recipients of a title. */
export const MOST_RECIPIENTS = 20;

/** One page of the people with this status, by name. */
export function friendsQuery(userId: string, status: FriendStatus, offset = 0) {
  return apiQuery("listFriends", {
    params: { userId },
    query: { status, limit: FRIENDS_PAGE, offset },
  });
}

/** One page of sent or received messages, latest first. */
export function messagesQuery(userId: string, box: MessageBox, offset = 0) {
  return apiQuery("listFriendMessages", {
    params: { userId },
    query: { box, limit: MESSAGES_PAGE, offset },
  });
}

export function tasteMatchQuery(userId: string, friendId: string) {
  return apiQuery("getTasteMatch", { params: { userId, friendId } });
}

/** Friends' scores or ratings of a title. */
export function friendRatingsQuery(userId: string, titleId: number) {
  return apiQuery("listFriendRatings", { params: { userId, id: String(titleId) } });
}
