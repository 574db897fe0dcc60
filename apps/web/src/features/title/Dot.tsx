/** Separates facts in one line; silent, because the facts are read one after the other anyway. */
export function Dot() {
  return (
    <>
      <span aria-hidden className="mx-1.5">
        ·
      </span>
      <wbr />
    </>
  );
}
