import { IMAGE_WIDTHS } from "@worthy/domain";
import { backdropSources } from "../../features/title/backdropSources.ts";

const { backdrop: WIDTH } = IMAGE_WIDTHS;
/** Wide windows show it on four fifths, phones on all of their width. */
const SIZES = "(min-width: 771px) 78vw, 100vw";

/** Clear where no text stands: at the end on wide windows, above the name on phones; between the two it stays faint, since text lies on all of it. */
const ART =
  "ms-auto h-full w-full object-cover max-md:mask-[linear-gradient(to_bottom,black_30%,transparent_90%)] md:w-[78%] md:mask-[linear-gradient(to_bottom,black_35%,transparent),linear-gradient(to_right,transparent_15%,black_85%)] md:mask-intersect md:max-xl:opacity-40 xl:mask-[linear-gradient(to_bottom,black_35%,transparent),linear-gradient(to_right,transparent_38%,black_90%)] md:rtl:-scale-x-100";

/** The title's own art, wide, behind the top of the page; it melts into the ground at the start and at the bottom. */
export function Backdrop({ url }: { url: string }) {
  const sources = backdropSources(url);
  if (sources === null) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 -z-10 h-52 md:h-117">
      <img {...sources} sizes={SIZES} alt="" width={WIDTH} height={Math.round((WIDTH * 9) / 16)} fetchPriority="high" className={ART} />
    </div>
  );
}
