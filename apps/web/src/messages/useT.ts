import { use } from "react";
import { MessagesContext, type T } from "./createMessages.ts";

export type { T };

/** The catalogue's `t`, typed by its keys: `t("title.season", { number: 2 })`. */
export function useT(): T {
  const messages = use(MessagesContext);
  if (!messages) throw new Error("no messages around this component");
  return messages.t;
}
