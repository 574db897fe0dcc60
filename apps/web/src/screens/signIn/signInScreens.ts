import { wallQuery } from "../../features/wall/wallQuery.ts";
import { LINK_PATH } from "../../features/session/signInPaths.ts";
import type { Verdict } from "../../router/loadPage.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { HeadlessScreen, ScreenContext } from "../../routing/Screen.ts";

const parts = {
  signIn: lazyPart("src/screens/signIn/SignInScreen.tsx", () => import("./SignInScreen.tsx").then((file) => file.SignInScreen)),
  login: lazyPart("src/screens/signIn/LoginScreen.tsx", () => import("./LoginScreen.tsx").then((file) => file.LoginScreen)),
  link: lazyPart("src/screens/signIn/EmailLinkScreen.tsx", () => import("./EmailLinkScreen.tsx").then((file) => file.EmailLinkScreen)),
};

/** To where a link from a mail ends; the query goes along. */
const toLink = async (): Promise<Verdict> => ({ kind: "moved", to: LINK_PATH });
const toLinkWithToken = async ({ search }: ScreenContext): Promise<Verdict> => ((search.get("token") ?? "") === "" ? { kind: "show" } : toLink());

const page = { access: "personal", queries: () => [wallQuery([])] } as const satisfies Partial<HeadlessScreen>;

/** Signing in; popups with addresses of their own say which page lies under them. */
export const signInScreens: readonly HeadlessScreen[] = [
  { path: "/signin", name: "sign_in", part: parts.signIn, ...page, decide: toLinkWithToken },
  { path: "/login", name: "login", part: parts.login, ...page, decide: toLinkWithToken },
  { path: "/login/email", name: "email_login", part: parts.login, ...page, decide: toLinkWithToken },
  { path: LINK_PATH, name: "email_login_success", part: parts.link, ...page },
  { path: "/web-authentication", name: "web_authentication", part: parts.link, ...page, decide: toLink },
  { path: "/android-authentication", name: "android_authentication", part: parts.link, ...page, decide: toLink },
];
