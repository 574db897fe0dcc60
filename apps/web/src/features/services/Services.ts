import type { CallApi } from "@worthy/contract";
import type { Variants } from "@worthy/domain";
import type { Toasts } from "@worthy/ui";
import { createContext, useContext } from "react";
import type { Login } from "./Login.ts";
import type { SessionStore } from "./SessionStore.ts";
import type { Track } from "../events/Track.ts";
import type { Writes } from "./Writes.ts";

/** Records a failure under a fixed name without personal data. */
export type Report = (message: string, error: unknown) => void;

/**
 * The variants the page was rendered with, until another is entered: whatever shows them re-renders
 * with the router's steps, and not before.
 */
export interface ShownVariants {
  inForce: Variants;
}

/** Services for every screen; created once in the browser, and once per page on the server. */
export interface Services {
  call: CallApi;
  session: SessionStore;
  /** Writes that work without a network. */
  writes: Writes;
  login: Login;
  track: Track;
  report: Report;
  toasts: Toasts;
  /** A/B test variants. */
  variants: ShownVariants;
  /** Whether everything here is deleted every hour. */
  isSandbox?: boolean | undefined;
  /** Loads what an address of this site shows, before navigation. */
  prefetch: (href: string) => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("no services around this component");
  return services;
}
