import { useT } from "../../messages/useT.ts";

export function TodayScreen() {
  return <h1 className="px-4 font-display text-2xl font-bold lg:px-14">{useT()("today.heading")}</h1>;
}
