import { TriangleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

export interface ErrorStateProps {
  heading: string;
  text?: string;
  retry?: { label: string; onPress: () => void };
  action?: ReactNode;
}

/** An error message, announced immediately, with a way to continue. */
export function ErrorState({ heading, text, retry, action }: ErrorStateProps) {
  const actions = (
    <>
      {retry ? (
        <Button icon={RotateCw} onClick={retry.onPress}>
          {retry.label}
        </Button>
      ) : null}
      {action}
    </>
  );
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        heading={heading}
        {...(text ? { text } : {})}
        action={retry || action ? actions : undefined}
      />
    </div>
  );
}
