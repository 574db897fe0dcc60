import { PosterCard, PosterImage, PosterWall, Row } from "@worthy/ui";
import { samplePoster } from "./samplePoster.ts";
import { Specimen } from "./Specimen.tsx";

const NAMES = [
  "Arrival",
  "Brazil",
  "Casablanca",
  "Drive",
  "Erin",
  "Fargo",
  "Gravity",
  "Heat",
  "Ida",
  "Jaws",
];
const LABELS = { previous: "Back", next: "Further" };

const cards = NAMES.map((name, index) => (
  <PosterCard
    key={name}
    href="/dev/gallery"
    src={samplePoster(index)}
    name={name}
    label={`${name}, film, with a score`}
    score={index % 2 ? null : { value: 90 - index, tone: "good", word: "Good" }}
    caption="Film · 1994"
  />
));

/** Art and lists of it. */
export function Posters() {
  return (
    <>
      <Specimen of="PosterImage" note="Loaded, without a picture, and one that does not load.">
        {[samplePoster(3), null, "data:image/png,broken"].map((src) => (
          <span key={src} className="w-30">
            <PosterImage src={src} alt="" fallback="The Long Name of a Film" />
          </span>
        ))}
      </Specimen>
      <Specimen of="PosterCard" note="With a score, without one, without a picture.">
        <div className="w-35">{cards[0]}</div>
        <div className="w-35">{cards[1]}</div>
        <div className="w-35">
          <PosterCard
            href="/dev/gallery"
            src={null}
            name="Ida"
            label="Ida, film"
            caption="Film · 2013"
          />
        </div>
      </Specimen>
      <Specimen of="Row" note="Snaps; buttons where there is more; arrows, Home and End.">
        <div className="w-full min-w-0">
          <Row heading="Under 100 minutes" labels={LABELS}>
            {cards}
          </Row>
        </div>
      </Specimen>
      <Specimen of="PosterWall" note="As many as fit; arrows lead up, down and along.">
        <div className="w-full">
          <PosterWall label="A wall">{cards.slice(0, 7)}</PosterWall>
        </div>
      </Specimen>
    </>
  );
}
