import { WaitingPlace } from "./features/offline/WaitingPlace.tsx";
import { useRevealing } from "./features/wall/revealing.ts";
import { useOpening } from "./features/wall/useOpening.ts";
import { SessionKeeper } from "./features/session/SessionKeeper.tsx";
import { LatePopups } from "./popups/LatePopups.tsx";
import { PopupOutlet } from "./popups/PopupOutlet.tsx";
import { ShortcutsButton } from "./popups/shortcuts/ShortcutsButton.tsx";
import { AccountButton } from "./popups/signIn/AccountButton.tsx";
import { useOpenPopups } from "./popups/useOpenPopups.ts";
import { usePublicHeader } from "./publicMode/usePublicHeader.ts";
import { PageBoundary } from "./router/PageBoundary.tsx";
import { useRouterState } from "./router/RouterContext.ts";
import { CurrentPage } from "./routing/CurrentPage.tsx";
import { HeadKeeper } from "./routing/HeadKeeper.tsx";
import { FailureScreen } from "./shell/FailureScreen.tsx";
import { Shell } from "./shell/Shell.tsx";
import { StartHeader } from "./shell/StartHeader.tsx";

/** The frame of every page. */
export function Frame() {
  const { location } = useRouterState();
  return (
    // A failure outside the page itself replaces the whole frame.
    <PageBoundary place={location} failure={failureOf}>
      <FrameParts />
    </PageBoundary>
  );
}

const failureOf = (error: unknown) => <FailureScreen error={error} />;

function FrameParts() {
  const opening = useOpening();
  const publicHeader = usePublicHeader();
  // The first pick fills the screen and has its own buttons.
  const header = useRevealing() ? (
    <></>
  ) : opening ? (
    <StartHeader opening={opening} tools={<WaitingPlace />} account={<AccountButton plain />} />
  ) : (
    publicHeader
  );
  return (
    <Shell
      header={header}
      page={<CurrentPage failure={failureOf} />}
      pageHidden={useOpenPopups().length > 1}
      tools={
        <>
          <ShortcutsButton />
          <WaitingPlace />
          <AccountButton />
        </>
      }
      overlay={
        <>
          <PopupOutlet />
          <HeadKeeper />
          <LatePopups />
          <SessionKeeper />
        </>
      }
    />
  );
}
