import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { titleIdOf } from "./titleAddress.ts";
import { titleQuery } from "./titleQuery.ts";

export function TitleScreen() {
  const { data: title } = useQuery(titleQuery(titleIdOf(useParams()) ?? 0));
  return <h1 className="px-4 font-display text-3xl font-bold lg:px-14">{title?.name}</h1>;
}
