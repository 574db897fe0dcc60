import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  LiveRegion,
  Skeleton,
  VisuallyHidden,
} from "@worthy/ui";
import { Bookmark, Heart } from "lucide-react";
import { useState } from "react";
import { samplePoster } from "./samplePoster.ts";
import { Specimen } from "./Specimen.tsx";

/** People, empty and error states, and screen reader announcements. */
export function States() {
  const [said, say] = useState("");
  return (
    <>
      <Specimen of="Avatar" note="Picture, initials, a picture that does not load; 24 to 112 px.">
        <Avatar name="Amy Adams" size={112} src={samplePoster(2)} />
        <Avatar name="Philip Seymour Hoffman" size={72} />
        <Avatar name="Cher" size={44} src="data:image/png,broken" />
        <Avatar name="Steve McQueen (director)" />
        <Avatar name="Ida Lupino" size={24} decorative />
      </Specimen>
      <Specimen of="Icon" note="Strokes of 1.75 px; filled.">
        <Icon of={Heart} />
        <Icon of={Heart} filled />
        <Icon of={Bookmark} size={28} />
      </Specimen>
      <Specimen of="Skeleton" note="In the geometry of what comes.">
        <Skeleton className="aspect-2/3 w-30" />
        <Skeleton className="h-5 w-60" />
      </Specimen>
      <Specimen of="EmptyState" note="With the next thing to do.">
        <EmptyState
          icon={Bookmark}
          heading="Nothing to watch yet"
          text="What you add stands here."
          action={<Button>Find something</Button>}
        />
      </Specimen>
      <Specimen of="ErrorState" note="With a way on.">
        <ErrorState
          heading="Oops! Something went wrong."
          text="It may work in a moment."
          retry={{ label: "Retry", onPress: () => {} }}
        />
      </Specimen>
      <Specimen of="LiveRegion" note="Heard, not seen: press to have something said.">
        <Button
          variant="outline"
          onClick={() => say(`Said at ${new Date().toLocaleTimeString()}.`)}
        >
          Say something
        </Button>
        <LiveRegion text={said} />
      </Specimen>
      <Specimen of="VisuallyHidden" note="Text between these words for screen readers only.">
        <span>
          before <VisuallyHidden>hidden</VisuallyHidden> after
        </span>
      </Specimen>
    </>
  );
}
