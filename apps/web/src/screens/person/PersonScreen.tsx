import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { personIdOf } from "./personAddress.ts";
import { personQuery } from "./personQuery.ts";

export function PersonScreen() {
  const { data: person } = useQuery(personQuery(personIdOf(useParams()) ?? 0));
  return <h1 className="px-4 font-display text-3xl font-bold lg:px-14">{person?.name}</h1>;
}
