import { useT } from "../../messages/useT.ts";

export function WorthyScreen() {
  return <h1 className="px-4 font-display text-2xl font-bold lg:px-14">{useT()("shell.worthy")}</h1>;
}
