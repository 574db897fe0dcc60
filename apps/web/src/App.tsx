import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { StrictMode, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { ServicesContext, type Services } from "./features/services/Services.ts";

interface AppProps {
  services: Services;
  queryClient: QueryClient;
  messages: i18n;
  children: ReactNode;
}

/** What stands around the router, in the browser and on the server alike. */
export function App({ services, queryClient, messages, children }: AppProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={messages}>
        <QueryClientProvider client={queryClient}>
          <ServicesContext value={services}>{children}</ServicesContext>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
