import { MissingOverlayContext } from "@worthy/ui";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { MissingOverlay } from "./features/failures/MissingOverlay.tsx";
import { ServicesContext, type Services } from "./features/services/Services.ts";
import type { Locale } from "./locale/createLocale.ts";
import { LocaleContext } from "./locale/useLocale.ts";

interface AppProps {
  services: Services;
  queryClient: QueryClient;
  locale: Locale;
  children: ReactNode;
}

/** The providers around the router, in the browser and on the server. */
export function App({ services, queryClient, locale, children }: AppProps) {
  return (
    <StrictMode>
      <LocaleContext value={locale}>
        <QueryClientProvider client={queryClient}>
          <ServicesContext value={services}>
            <MissingOverlayContext value={MissingOverlay}>{children}</MissingOverlayContext>
          </ServicesContext>
        </QueryClientProvider>
      </LocaleContext>
    </StrictMode>
  );
}
