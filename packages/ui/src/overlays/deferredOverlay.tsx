import {
  createContext,
  createElement,
  lazy,
  Suspense,
  use,
  useState,
  type ComponentType,
} from "react";

export interface MissingOverlayProps {
  error: unknown;
  close: () => void;
}

/** Shown in place of an overlay whose code can't be loaded; nothing by default. */
export const MissingOverlayContext = createContext<ComponentType<MissingOverlayProps>>(() => null);

/** What the context has for it. */
export function MissingOverlay(props: MissingOverlayProps) {
  return createElement(use(MissingOverlayContext), props);
}

interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

/** An overlay whose code is loaded when it is first opened. */
export function deferredOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (overlay) => ({ default: overlay }),
      (error: unknown) => ({
        default: ({ open, onClose }) =>
          open ? <MissingOverlay error={error} close={onClose} /> : null,
      }),
    ),
  );
  return function DeferredOverlay(props: Props) {
    return useOnceOpen(props.open) ? (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    ) : null;
  };
}

/** False until first opened, then true permanently, so the closing animation is visible too. */
function useOnceOpen(open: boolean): boolean {
  const [opened, note] = useState(open);
  if (open && !opened) note(true);
  return open || opened;
}
