import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createQueryClient } from "../api/createQueryClient.ts";
import { App } from "../App.tsx";
import type { Services } from "../features/services/Services.ts";
import { serverLogin, serverSession, serverWrites } from "../features/session/serverSession.ts";
import { createLocale } from "../locale/createLocale.ts";
import { OPENED } from "../router/PageLocation.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";
import type { Router } from "../router/RouterState.ts";
import { LandingHeader, type LandingHeaderProps } from "./LandingHeader.tsx";

const noCall = () => Promise.reject(new Error("no calls here"));
const services = {
  call: noCall,
  session: serverSession(null),
  writes: serverWrites,
  login: serverLogin,
  track: () => {},
  report: () => {},
  prefetch: () => {},
};
const router: Router = {
  state: {
    location: { pathname: "/", search: "", hash: "", state: null, key: OPENED },
    match: null,
    error: null,
    busy: false,
    visit: 0,
    waiting: false,
    scroll: "stay",
  },
  navigate: async () => {},
  subscribe: () => () => {},
  keepScroll: () => () => {},
};

const rendered = (props: LandingHeaderProps = {}) =>
  renderToString(
    // Toasts appear only after a press, and nothing is pressed here.
    <App
      services={services as unknown as Services}
      queryClient={createQueryClient(noCall)}
      locale={createLocale({ language: "en" })}
    >
      <RouterProvider router={router}>
        <LandingHeader {...props} />
      </RouterProvider>
    </App>,
  );

// shows: 2.landing.1
it("shows the logo, the sign-up link and the link to the app", () => {
  const html = rendered();
  expect(html).toMatch(/<a [^>]*aria-label="Worthy home".*<svg/);
  expect(html).toContain(">Sign up</a>");
  expect(html).toMatch(/href="\/desktop"/);
});

// shows: 2.landing.2
it("shows the search field only if one is passed", () => {
  expect(rendered({ search: <i>the search slot</i> })).toContain("<i>the search slot</i>");
  expect(rendered()).not.toContain("combobox");
});

// shows: 2.landing.4
it("uses a different sign-up label if one is passed", () => {
  const html = rendered({ signUpLabel: "Try it" });
  expect(html).toContain(">Try it</a>");
  expect(html).not.toContain("Sign up");
});
