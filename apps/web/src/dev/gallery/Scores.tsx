import { ScoreNumber, ScoreTag, SegmentedMeter, WorthyRing } from "@worthy/ui";
import { Specimen } from "./Specimen.tsx";

/** Scores. */
export function Scores() {
  return (
    <>
      <Specimen
        of="WorthyRing"
        note="Good, okay, bad and unknown; 92, 76, 64 and 40 px; both ends of the scale."
      >
        <WorthyRing score={87} tone="good" label="87, Good" />
        <WorthyRing score={67} tone="okay" size={76} label="67, Okay" />
        <WorthyRing score={38} tone="bad" size={64} label="38, Skip it" />
        <WorthyRing score={91} tone="good" size={40} label="91, Good" />
        <WorthyRing score={0} tone="bad" size={64} label="0, Skip it" />
        <WorthyRing score={100} tone="good" size={64} label="100, Good" />
        <WorthyRing score={null} unknownText="Rate 4 more" label="No score yet: rate 4 more" />
      </Specimen>
      <Specimen
        of="ScoreNumber"
        note="Without a ring the number is coloured; its word stands under or beside it."
      >
        <ScoreNumber score={87} tone="good" word="Good" size="large" />
        <ScoreNumber score={67} tone="okay" word="Okay" />
        <ScoreNumber score={38} tone="bad" word="Skip it" beside />
      </Specimen>
      <Specimen of="ScoreTag" note="The corner of a poster, the same in both themes.">
        {(["good", "okay", "bad"] as const).map((tone) => (
          <span key={tone} className="relative block h-24 w-16 rounded-poster bg-lifted">
            <ScoreTag score={{ good: 87, okay: 67, bad: 38 }[tone]} tone={tone} />
          </span>
        ))}
      </Specimen>
      <Specimen of="SegmentedMeter" note="Begun and full.">
        <SegmentedMeter filled={2} total={6}>
          2 of 6 films
        </SegmentedMeter>
        <SegmentedMeter filled={3} total={3}>
          3 of 3 you like
        </SegmentedMeter>
      </Specimen>
    </>
  );
}
