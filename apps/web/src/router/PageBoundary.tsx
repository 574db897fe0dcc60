import { Component, type ReactNode } from "react";

interface PageBoundaryProps {
  /** A change resets the boundary. */
  place: unknown;
  failure: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  place: unknown;
  failed: { error: unknown } | null;
}

/** Replaces what failed during rendering. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, failed: null };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return place === state.place ? null : { place, failed: null };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failure(this.state.failed.error) : this.props.children;
  }
}
