import { useQuery } from "@tanstack/react-query";
import { Button, Chip, ErrorState, Skeleton } from "@worthy/ui";
import { useId, useRef, useState } from "react";
import { useEarlyEntry } from "../../features/fields/useEarlyEntry.ts";
import { providersQuery, type ServiceChoice } from "../../features/account/useServiceChoice.ts";
import { serviceGroups, type ServiceGroup } from "./serviceGroups.ts";
import { useTexts } from "../../locale/useLocale.ts";
import selectionTexts from "./texts/selection.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Number of a group's services shown at first. */
const FIRST = 12;

/** All services by group, each a toggle, with a search field. */
export function ServiceGroups({ choice }: { choice: ServiceChoice }) {
  const t = useTexts(selectionTexts, shellTexts);
  const { data, isError, refetch } = useQuery(providersQuery);
  const [term, setTerm] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEarlyEntry(field, term, setTerm);
  if (isError && !data)
    return (
      <ErrorState
        heading={t("selection.servicesFailed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!data) return <GroupSkeletons />;
  const groups = serviceGroups(data, { isMine: choice.isMine, term });
  return (
    <div className="flex flex-col gap-8">
      <input
        ref={field}
        type="search"
        aria-label={t("selection.find")}
        placeholder={t("selection.find")}
        autoComplete="off"
        maxLength={60}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        className="min-h-12 w-full max-w-100 rounded-full border border-edge bg-raised px-5 text-base placeholder:text-ink-second"
      />
      {groups.map((group) => (
        <Group key={group.name} group={group} choice={choice} whole={term !== ""} />
      ))}
      {groups.length === 0 ? (
        <p className="text-ink-second">{t("selection.notFound", { term })}</p>
      ) : null}
    </div>
  );
}

interface GroupProps {
  group: ServiceGroup;
  choice: ServiceChoice;
  /** Shows all of them, as after a search. */
  whole: boolean;
}

function Group({ group: { word, services }, choice, whole }: GroupProps) {
  const t = useTexts(selectionTexts);
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = whole || open ? services : services.slice(0, FIRST);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-lg font-semibold">
        {t(word)}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {shown.map((service) => (
          <Chip
            key={service.id}
            pressed={choice.isMine(service)}
            onClick={() => choice.toggle(service)}
          >
            {service.name}
          </Chip>
        ))}
        {shown.length < services.length ? (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t("selection.more", { count: services.length - shown.length })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function GroupSkeletons() {
  const t = useTexts(shellTexts);
  return (
    <output aria-label={t("shell.loading")} className="flex flex-col gap-8">
      <Skeleton className="h-12 w-full max-w-100 rounded-full" />
      {[8, 12].map((count) => (
        <div key={count} className="flex flex-wrap gap-2">
          {Array.from({ length: count }, (_, index) => (
            <Skeleton key={index} className="h-11 w-28 rounded-full" />
          ))}
        </div>
      ))}
    </output>
  );
}
