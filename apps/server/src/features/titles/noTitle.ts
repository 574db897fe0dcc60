import { refuse } from "../../platform/refusal.ts";

export const noTitle = (id: number) => refuse("not-found", `There is no title ${id}.`);
