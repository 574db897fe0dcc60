// Menus, dialogs and sheets are loaded on first use, because no page needs them to be readable.
export type { ActionMenuProps, MenuAction } from "./overlays/ActionMenu.tsx";
export { DeferredMenu as ActionMenu } from "./overlays/DeferredMenu.tsx";
export { afterPaint } from "./afterPaint.ts";
export { Avatar, type AvatarProps } from "./Avatar.tsx";
export { Button, type ButtonProps } from "./Button.tsx";
export { buttonClass, type ButtonSize, type ButtonVariant } from "./buttonClass.ts";
export { Chip, type ChipProps } from "./Chip.tsx";
export { ChoiceInput } from "./ChoiceInput.tsx";
export { classNames } from "./classNames.ts";
export type { DialogProps } from "./overlays/Dialog.tsx";
export { DeferredDialog as Dialog } from "./overlays/DeferredDialog.tsx";
export { MissingOverlayContext, type MissingOverlayProps } from "./overlays/deferredOverlay.tsx";
export { EmailText } from "./EmailText.tsx";
export { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./ErrorState.tsx";
export { Icon, type IconProps } from "./Icon.tsx";
export { IconButton, type IconButtonProps } from "./IconButton.tsx";
export { initialsOf } from "./initialsOf.ts";
export { Kbd } from "./Kbd.tsx";
export { LinkContext, UiLink, type UiLinkProps } from "./LinkContext.tsx";
export { LiveRegion } from "./LiveRegion.tsx";
export { PosterCard, type PosterCardProps } from "./posters/PosterCard.tsx";
export { PosterImage, type PosterImageProps } from "./posters/PosterImage.tsx";
export { PosterWall, type PosterWallProps } from "./posters/PosterWall.tsx";
export { ratingIcons } from "./scores/ratingIcons.ts";
export {
  RatingSegments,
  type RatingSegmentsProps,
  type Segment,
  type SegmentGroup,
} from "./scores/RatingSegments.tsx";
export { Row, type RowProps } from "./posters/Row.tsx";
export { ScoreNumber, type ScoreNumberProps } from "./scores/ScoreNumber.tsx";
export { ScoreTag, type ScoreTagProps } from "./scores/ScoreTag.tsx";
export { TONE_TEXT, type ScoreTone } from "./scores/scoreTone.ts";
export { SegmentedMeter, type SegmentedMeterProps } from "./scores/SegmentedMeter.tsx";
export type { SheetProps } from "./overlays/Sheet.tsx";
export { DeferredSheet as Sheet } from "./overlays/DeferredSheet.tsx";
export { Skeleton } from "./Skeleton.tsx";
export { Slider, type SliderProps } from "./Slider.tsx";
export { Switch, type SwitchProps } from "./Switch.tsx";
export { Tabs, type TabItem, type TabsProps } from "./Tabs.tsx";
export { ToastRegion, type ToastRegionProps } from "./overlays/ToastRegion.tsx";
export {
  createToasts,
  UNDO_TIMEOUT,
  type OpenToast,
  type ToastMessage,
  type Toasts,
} from "./overlays/toasts.ts";
export { Tooltip, type TooltipProps } from "./overlays/Tooltip.tsx";
export { VisuallyHidden } from "./VisuallyHidden.tsx";
export { WorthyRing, type WorthyRingProps } from "./scores/WorthyRing.tsx";
