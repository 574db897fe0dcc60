import {
  Button,
  Chip,
  IconButton,
  Kbd,
  RatingSegments,
  ratingIcons,
  Slider,
  Switch,
  Tabs,
} from "@worthy/ui";
import { Bookmark, Heart, Plus } from "lucide-react";
import { useState } from "react";
import { Specimen } from "./Specimen.tsx";

const GROUPS = [
  {
    label: "How was it?",
    segments: [
      { value: "LOVE", label: "Love", icon: ratingIcons.LOVE },
      { value: "LIKE", label: "Like", icon: ratingIcons.LIKE },
      { value: "MEH", label: "Meh", icon: ratingIcons.MEH },
      { value: "DISLIKE", label: "Dislike", icon: ratingIcons.DISLIKE },
    ],
  },
  {
    label: "Want to see it?",
    segments: [
      { value: "INTERESTED", label: "Interested", icon: ratingIcons.INTERESTED },
      { value: "NOT_INTERESTED", label: "Not interested", icon: ratingIcons.NOT_INTERESTED },
    ],
  },
] as const;

const TABS = [
  { key: "all", label: "Everything", panel: "All of it." },
  { key: "shows", label: "Shows", panel: "Shows only." },
  { key: "films", label: "Films", panel: "Films only." },
  { key: "later", label: "Later", panel: "", disabled: true },
] as const;

/** Buttons, switches and choices. */
export function Controls() {
  const [minutes, setMinutes] = useState(100);
  const [rating, rate] = useState<string | null>("LOVE");
  return (
    <>
      <Specimen
        of="Button"
        note="Primary, outline, quiet; medium and large; with an icon; disabled."
      >
        <Button>Open Today</Button>
        <Button variant="outline">Not tonight</Button>
        <Button variant="quiet">Skip</Button>
        <Button size="large" icon={Plus}>
          Add to watchlist
        </Button>
        <Button disabled>Disabled</Button>
      </Specimen>
      <Specimen of="IconButton" note="Plain, outlined, pressed and filled, disabled; 44 px.">
        <IconButton icon={Bookmark} label="Keep" />
        <IconButton icon={Bookmark} label="Keep, outlined" outlined />
        <IconButton icon={Heart} label="Loved" aria-pressed filled />
        <IconButton icon={Bookmark} label="Keep, disabled" disabled />
      </Specimen>
      <Specimen of="Chip" note="Free, pressed, with an icon, disabled.">
        <Chip>Comedy</Chip>
        <Chip pressed>Drama</Chip>
        <Chip icon={Heart}>Romance</Chip>
        <Chip disabled>Western</Chip>
      </Specimen>
      <Specimen of="RatingSegments" note="One pressed over both groups.">
        <RatingSegments<string>
          groups={GROUPS}
          value={rating}
          onSelect={(value) => rate(value === rating ? null : value)}
        />
      </Specimen>
      <Specimen of="Tabs" note="Arrows move; one is disabled.">
        <div className="w-full">
          <Tabs label="Kinds" tabs={TABS} />
        </div>
      </Specimen>
      <Specimen of="Switch" note="Off, on with a hint, disabled.">
        <div className="w-80">
          <Switch label="Reminders" />
          <Switch
            label="Add what I like to my watchlist"
            hint="From the rating buttons outside the wall."
            defaultChecked
          />
          <Switch label="Not yours to change" disabled />
        </div>
      </Specimen>
      <Specimen of="Slider" note="Says its value in words; disabled.">
        <div className="flex w-80 flex-col gap-4">
          <Slider
            label="Length"
            min={20}
            max={240}
            step={5}
            value={minutes}
            valueText={`up to ${minutes} min`}
            onValue={setMinutes}
          />
          <Slider
            label="Year"
            min={1920}
            max={2026}
            value={1994}
            valueText="since 1994"
            onValue={() => {}}
            disabled
          />
        </div>
      </Specimen>
      <Specimen of="Kbd" note="A key.">
        <Kbd>/</Kbd>
        <Kbd>Esc</Kbd>
      </Specimen>
    </>
  );
}
