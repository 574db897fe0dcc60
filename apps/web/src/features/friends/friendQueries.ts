import type { CallOutput } from "@worthy/contract";
import { laterQuery } from "../../api/laterQuery.ts";

export type FriendList = CallOutput<"listFriends">;
export type Friend = FriendList["results"][number];
export type FriendStatus = Friend["status"];
/** Somebody as others see them, friend or not. */
export type SharedPerson = Pick<Friend, "userId" | "profileName" | "profileImage">;
export type FriendMessage = CallOutput<"listFriendMessages">["results"][number];
export type MessageBox = "RECEIVED" | "SENT";

export const FRIENDS_PAGE = 50;
export const MESSAGES_PAGE = 20;
/** To this many friends a title can be sent at once. */
export const MOST_RECIPIENTS = 20;

/** One page of those who stand so to the person, by name. */
export function friendsQuery(userId: string, status: FriendStatus, offset = 0) {
  return laterQuery("listFriends", "friends", { params: { userId }, query: { status, limit: FRIENDS_PAGE, offset } });
}

/** One page of what friends sent or were sent, the latest first. */
export function messagesQuery(userId: string, box: MessageBox, offset = 0) {
  return laterQuery("listFriendMessages", "friends", { params: { userId }, query: { box, limit: MESSAGES_PAGE, offset } });
}

export function tasteMatchQuery(userId: string, friendId: string) {
  return laterQuery("getTasteMatch", "friends", { params: { userId, friendId } });
}

/** What friends make of a title. */
export function friendRatingsQuery(userId: string, titleId: number) {
  return laterQuery("listFriendRatings", "friends", { params: { userId, id: String(titleId) } });
}
