import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { ServicesContext, type Services } from "./features/services/Services.ts";
import { MessagesContext, type Messages } from "./messages/createMessages.ts";

interface AppProps {
  services: Services;
  queryClient: QueryClient;
  messages: Messages;
  children: ReactNode;
}

/** What stands around the router, in the browser and on the server alike. */
export function App({ services, queryClient, messages, children }: AppProps) {
  return (
    <StrictMode>
      <MessagesContext value={messages}>
        <QueryClientProvider client={queryClient}>
          <ServicesContext value={services}>{children}</ServicesContext>
        </QueryClientProvider>
      </MessagesContext>
    </StrictMode>
  );
}
