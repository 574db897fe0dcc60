import { buttonClass } from "@worthy/ui";
import { WaitingPlace } from "./features/offline/WaitingPlace.tsx";
import { useRevealing } from "./features/wall/revealing.ts";
import { useOpening } from "./features/wall/useOpening.ts";
import { useSession } from "./features/session/useSession.ts";
import { SessionKeeper } from "./features/session/SessionKeeper.tsx";
import { DeferredPopups } from "./popups/DeferredPopups.tsx";
import { PopupOutlet } from "./popups/PopupOutlet.tsx";
import { MainMenu } from "./popups/menu/MainMenu.tsx";
import { SignInLink } from "./popups/signIn/SignInLink.tsx";
import { useOpenPopups } from "./popups/useOpenPopups.ts";
import { usePublicHeader } from "./publicMode/usePublicHeader.ts";
import { PageBoundary } from "./router/PageBoundary.tsx";
import { useRouterState } from "./router/RouterContext.ts";
import { CurrentPage } from "./routing/CurrentPage.tsx";
import type { ScreenRoute } from "./routing/createRoutes.ts";
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

// On phones, and where the places leave little room, sign-in is in the menu only.
const OUTLINED = buttonClass(
  "outline",
  "medium",
  "shrink-0 px-4 whitespace-nowrap peer-data-open/search:hidden max-sm:hidden md:max-lg:hidden",
);
const PLAIN = buttonClass("quiet", "medium", "-me-3 px-3 whitespace-nowrap");

function FrameParts() {
  const { match, error } = useRouterState();
  const screen = (match?.route ?? null) as ScreenRoute | null; // createRoutes makes them
  const { loggedIn } = useSession();
  const opening = useOpening();
  const publicHeader = usePublicHeader();
  // The first pick fills the screen and has its own buttons.
  const header = useRevealing() ? (
    <></>
  ) : opening ? (
    <StartHeader
      opening={opening}
      tools={<WaitingPlace />}
      account={loggedIn ? <MainMenu /> : <SignInLink className={PLAIN} />}
    />
  ) : (
    publicHeader
  );
  return (
    <Shell
      header={header}
      fullScreen={error === null && screen?.fullScreen}
      page={<CurrentPage failure={failureOf} />}
      pageHidden={useOpenPopups().length > 1}
      tools={
        <>
          <WaitingPlace />
          <SignInLink className={OUTLINED} />
          <MainMenu />
        </>
      }
      overlay={
        <>
          <PopupOutlet />
          <HeadKeeper />
          <DeferredPopups />
          <SessionKeeper />
        </>
      }
    />
  );
}
