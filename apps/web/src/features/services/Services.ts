import type { CallApi } from "@worthy/contract";
import type { Toasts } from "@worthy/ui";
import type { ShownVariants } from "../experiments/shownVariants.ts";
import type { Report } from "../failures/createReport.ts";
import { createContext, useContext } from "react";
import type { Login } from "../session/createLogin.ts";
import type { SessionStore } from "../session/sessionStore.ts";
import type { Track } from "../tracking/events.ts";
import type { Writes } from "../offline/Writes.ts";

/** What every screen may ask for; made once in the browser, once a page on the server. */
export interface Services {
  call: CallApi;
  session: SessionStore;
  /** Writes that may be made without a network. */
  writes: Writes;
  login: Login;
  track: Track;
  report: Report;
  toasts: Toasts;
  /** Of A/B tests. */
  variants: ShownVariants;
  /** Loads what an address of this site shows, before somebody goes there. */
  prefetch: (href: string) => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("no services around this component");
  return services;
}
