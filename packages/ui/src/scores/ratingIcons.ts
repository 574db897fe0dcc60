import {
  Eye,
  EyeOff,
  Heart,
  Minus,
  ThumbsDown,
  ThumbsUp,
  CircleSlash,
  type LucideIcon,
} from "lucide-react";

/** One drawing per rating value; a bar for the middle one, not a face. */
export const ratingIcons = {
  LOVE: Heart,
  LIKE: ThumbsUp,
  MEH: Minus,
  DISLIKE: ThumbsDown,
  INTERESTED: Eye,
  NOT_INTERESTED: CircleSlash,
  SKIP: EyeOff,
} as const satisfies Record<string, LucideIcon>;
