import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Chip } from "@worthy/ui";
import { useState } from "react";
import { useUserId } from "../../../features/session/useUserId.ts";
import { serviceHeading, type Service } from "../../../features/sources/serviceHeading.ts";
import { sourcesQuery } from "../../../features/sources/sourcesQuery.ts";
import { ownServicesQuery, serviceChoices, serviceQuery, tonightQuery } from "../todayRows.ts";
import { TodayRow } from "./TodayRow.tsx";
import { useLocale } from "../../../locale/useLocale.ts";

/** Picks of one service, with chips for others; the person's own come first. */
export function ServiceRow({ large }: { large: boolean }) {
  const userId = useUserId();
  const own = useQuery({
    ...ownServicesQuery(userId ?? ""),
    enabled: userId !== null,
    placeholderData: keepPreviousData,
  });
  const { data: tonight } = useQuery({
    ...tonightQuery(userId),
    placeholderData: keepPreviousData,
  });
  const [wanted, choose] = useState<number | null>(null);
  const services = tonight ? serviceChoices(own.data?.providers ?? [], tonight) : [];
  const service = services.find(({ id }) => id === wanted) ?? services[0];
  return service ? (
    <RowOf service={service} services={services} choose={choose} large={large} />
  ) : null;
}

interface RowOfProps {
  service: Service;
  services: readonly Service[];
  choose: (id: number) => void;
  large: boolean;
}

function RowOf({ service, services, choose, large }: RowOfProps) {
  const locale = useLocale();
  const query = { ...serviceQuery(useUserId(), service.id), placeholderData: keepPreviousData };
  const { data } = useQuery(query);
  const region = useQuery(sourcesQuery).data?.region ?? "";
  const chips = services.map(({ id, name }) => (
    <Chip key={id} pressed={id === service.id} onClick={() => choose(id)}>
      {name}
    </Chip>
  ));
  return (
    <TodayRow
      block={`On ${service.name}`}
      heading={serviceHeading({ service, titles: data?.recommendations ?? [], region }, locale)}
      chips={chips}
      query={query}
      fact="kind"
      large={large}
    />
  );
}
