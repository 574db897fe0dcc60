import { IMAGE_WIDTHS, subjectImage, type SubjectKind } from "@worthy/domain";
import { imageAddress } from "../../api/basePath.ts";

interface SubjectImageProps {
  kind: SubjectKind;
  /** As in the catalogue. */
  name: string;
}

/** The picture of a genre or a mood, filling its tile. Decoration: the tile has the name. */
export function SubjectImage({ kind, name }: SubjectImageProps) {
  const src = imageAddress(subjectImage(kind, name), IMAGE_WIDTHS.poster);
  if (src === null) return null;
  return (
    <img
      src={src}
      alt=""
      width={310}
      height={233}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 -z-10 size-full object-cover transition-transform group-hover:scale-105"
    />
  );
}
