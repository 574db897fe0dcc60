interface StoredThingsProps {
  things: readonly { name: string; text: string }[];
}

/** What is stored, name by name. */
export function StoredThings({ things }: StoredThingsProps) {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {things.map(({ name, text }) => (
        <div key={name} className="py-4 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-6">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-second">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
