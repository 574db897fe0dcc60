import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkContext, PosterCard, RatingSegments, Row, SegmentedMeter, WorthyRing, ratingIcons, type UiLinkProps } from "./index.ts";

const groups = [
  {
    label: "How was it?",
    segments: [
      { value: "LOVE", label: "Love", icon: ratingIcons.LOVE },
      { value: "MEH", label: "Meh", icon: ratingIcons.MEH },
    ],
  },
  { label: "Want to see it?", segments: [{ value: "INTERESTED", label: "Interested", icon: ratingIcons.INTERESTED }] },
] as const;

it("presses exactly the chosen segment, over all groups", () => {
  const markup = renderToStaticMarkup(<RatingSegments groups={groups} value="MEH" onSelect={() => {}} />);
  expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(markup.match(/aria-pressed="false"/g)).toHaveLength(2);
  expect(markup).toMatch(/aria-pressed="true"[^>]*>.*?Meh/);
});

it("draws the ring as long as the score, and a dashed circle with its text where there is none", () => {
  const known = renderToStaticMarkup(<WorthyRing score={87} tone="good" label="87, Good" />);
  expect(known).toContain('stroke-dasharray="87 100"');
  expect(known).toContain(">87, Good</span>");
  const unknown = renderToStaticMarkup(<WorthyRing score={null} label="No score yet" unknownText="Rate 4 more" />);
  expect(unknown).toContain("Rate 4 more");
  expect(unknown).not.toContain("pathLength");
});

it("says score and word with the card's name and links through the app's router", () => {
  const Link = ({ href, children, ...rest }: UiLinkProps) => (
    <a {...rest} data-to={href}>
      {children}
    </a>
  );
  const markup = renderToStaticMarkup(
    <LinkContext value={Link}>
      <PosterCard href="/tv/dark-7" src={null} name="Dark" label="Dark, show, 91, Good" score={{ value: 91, tone: "good", word: "Good" }} />
    </LinkContext>,
  );
  expect(markup).toContain('data-to="/tv/dark-7"');
  expect(markup).toContain(">Dark, show, 91, Good</span>");
  expect(markup).toMatch(/aria-hidden="true"[^>]*>91</);
});

it("names its list by its heading", () => {
  const markup = renderToStaticMarkup(
    <Row heading="Tonight" labels={{ previous: "Back", next: "On" }}>
      <i>a</i>
      <i>b</i>
    </Row>,
  );
  const id = /aria-labelledby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`<h2 id="${id}"`);
  expect(markup.match(/<li/g)).toHaveLength(2);
});

it("never fills more steps than there are", () => {
  const markup = renderToStaticMarkup(
    <SegmentedMeter filled={9} total={6}>
      9 of 6
    </SegmentedMeter>,
  );
  expect(markup.match(/bg-fill/g)).toHaveLength(6);
});
