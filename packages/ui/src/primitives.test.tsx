import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import {
  Avatar,
  LinkContext,
  PosterCard,
  PosterWall,
  RatingSegments,
  Row,
  SegmentedMeter,
  Slider,
  Switch,
  Tabs,
  Tooltip,
  WorthyRing,
  ratingIcons,
  type UiLinkProps,
} from "./index.ts";

const groups = [
  {
    label: "How was it?",
    segments: [
      { value: "LOVE", label: "Love", icon: ratingIcons.LOVE },
      { value: "MEH", label: "Meh", icon: ratingIcons.MEH },
    ],
  },
  {
    label: "Want to see it?",
    segments: [{ value: "INTERESTED", label: "Interested", icon: ratingIcons.INTERESTED }],
  },
] as const;

it("marks exactly the chosen segment as pressed across all groups", () => {
  const markup = renderToStaticMarkup(
    <RatingSegments groups={groups} value="MEH" onSelect={() => {}} />,
  );
  expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(markup.match(/aria-pressed="false"/g)).toHaveLength(2);
  expect(markup).toMatch(/aria-pressed="true"[^>]*>.*?Meh/);
});

it("draws the ring according to the score, or a dashed circle with text if there is no score", () => {
  const known = renderToStaticMarkup(<WorthyRing score={87} tone="good" label="87, Good" />);
  expect(known).toContain('stroke-dasharray="87 100"');
  expect(known).toContain(">87, Good</span>");
  const unknown = renderToStaticMarkup(
    <WorthyRing score={null} label="No score yet" unknownText="Rate 4 more" />,
  );
  expect(unknown).toContain("Rate 4 more");
  expect(unknown).not.toContain("pathLength");
});

it("includes the score and its word in the card's name, and links through the app's router", () => {
  const Link = ({ href, children, ...rest }: UiLinkProps) => (
    <a {...rest} data-to={href}>
      {children}
    </a>
  );
  const markup = renderToStaticMarkup(
    <LinkContext value={Link}>
      <PosterCard
        href="/tv/dark-7"
        src={null}
        name="Dark"
        label="Dark, show, 91, Good"
        score={{ value: 91, tone: "good", word: "Good" }}
      />
    </LinkContext>,
  );
  expect(markup).toContain('data-to="/tv/dark-7"');
  expect(markup).toContain(">Dark, show, 91, Good</span>");
  expect(markup).toMatch(/aria-hidden="true"[^>]*>91</);
});

it("labels the row with its heading", () => {
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

it("never fills more steps than the total", () => {
  const markup = renderToStaticMarkup(
    <SegmentedMeter filled={9} total={6}>
      9 of 6
    </SegmentedMeter>,
  );
  expect(markup.match(/bg-fill/g)).toHaveLength(6);
});

it("renders tabs on the server with the chosen one selected and all panels in the page", () => {
  const tabs = [
    { key: "a", label: "Shows", panel: "all shows" },
    { key: "b", label: "Films", panel: "all films" },
  ] as const;
  const markup = renderToStaticMarkup(<Tabs label="Kinds" tabs={tabs} value="b" />);
  expect(markup).toMatch(/aria-selected="true"[^>]*>Films/);
  expect(markup).toContain("all shows");
  expect(markup.match(/role="tab"/g)).toHaveLength(2);
});

it("renders switches and sliders as native controls with their labels", () => {
  expect(renderToStaticMarkup(<Switch label="Reminders" defaultChecked />)).toMatch(
    /<label.*Reminders.*<input[^>]*type="checkbox"[^>]*role="switch"[^>]*checked=""/,
  );
  const slider = renderToStaticMarkup(
    <Slider
      label="Length"
      min={20}
      max={240}
      value={100}
      valueText="up to 100 min"
      onValue={() => {}}
    />,
  );
  expect(slider).toMatch(/type="range"/);
  expect(slider).toContain('aria-valuetext="up to 100 min"');
});

it("shows initials if there is no picture, labelled unless the name is next to them", () => {
  expect(renderToStaticMarkup(<Avatar name="Amy Adams" />)).toMatch(
    /role="img" aria-label="Amy Adams".*>AA</,
  );
  const silent = renderToStaticMarkup(<Avatar name="Amy Adams" decorative />);
  expect(silent).toContain('aria-hidden="true"');
  expect(silent).not.toContain("Amy Adams");
  expect(renderToStaticMarkup(<Avatar name="Amy Adams" src="/a.webp" />)).toMatch(
    /<img[^>]*alt="Amy Adams"/,
  );
});

it("renders a poster wall as a list, and a tooltip's control without the tooltip's text at first", () => {
  const wall = renderToStaticMarkup(
    <PosterWall label="A wall">
      <i>a</i>
      <i>b</i>
    </PosterWall>,
  );
  expect(wall).toMatch(/^<ul aria-label="A wall"/);
  expect(wall.match(/<li/g)).toHaveLength(2);
  const tip = renderToStaticMarkup(
    <Tooltip text="On this device only">
      <button type="button">Keep</button>
    </Tooltip>,
  );
  expect(tip).toContain(">Keep</button>");
  expect(tip).not.toContain("On this device only");
});
