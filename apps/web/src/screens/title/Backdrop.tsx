import { IMAGE_QUALITY, imageUrl, IMAGE_WIDTHS } from "@worthy/domain";

const { backdrop: WIDTH } = IMAGE_WIDTHS;

/** The title's own art, wide, behind the top of the page; it melts into the ground at the start and at the bottom. */
export function Backdrop({ url }: { url: string }) {
  const src = imageUrl(url, WIDTH);
  if (src === null) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 -z-10 h-52 md:h-117">
      <img
        src={`${src}?q=${IMAGE_QUALITY}&w=${WIDTH}`}
        alt=""
        width={WIDTH}
        height={Math.round((WIDTH * 9) / 16)}
        fetchPriority="high"
        className="ms-auto h-full w-full mask-[linear-gradient(to_bottom,black_35%,transparent),linear-gradient(to_right,transparent_15%,black_70%)] mask-intersect object-cover max-md:mask-[linear-gradient(to_bottom,black_30%,transparent_90%)] md:w-[78%] rtl:mask-[linear-gradient(to_bottom,black_35%,transparent),linear-gradient(to_left,transparent_15%,black_70%)]"
      />
    </div>
  );
}
