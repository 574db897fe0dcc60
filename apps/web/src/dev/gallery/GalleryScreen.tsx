import type { ReactNode } from "react";
import { Controls } from "./Controls.tsx";
import { Overlays } from "./Overlays.tsx";
import { Posters } from "./Posters.tsx";
import { Reasons } from "./Reasons.tsx";
import { Scores } from "./Scores.tsx";
import { States } from "./States.tsx";

/**
 * Every primitive of packages/ui in every state, and a reason of each kind. Development only; the theme switch is in the top
 * bar.
 */
export function GalleryScreen() {
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-6 lg:px-14">
      <h1 className="font-display text-2xl font-bold tracking-tight">Gallery</h1>
      <Chapter heading="Controls">
        <Controls />
      </Chapter>
      <Chapter heading="Scores">
        <Scores />
      </Chapter>
      <Chapter heading="Reasons">
        <Reasons />
      </Chapter>
      <Chapter heading="Posters">
        <Posters />
      </Chapter>
      <Chapter heading="States">
        <States />
      </Chapter>
      <Chapter heading="Overlays">
        <Overlays />
      </Chapter>
    </div>
  );
}

function Chapter({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="mt-10">
      <h2 className="mb-3 font-display text-xl font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
