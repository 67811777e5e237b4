/** The logo and the name. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-3 font-display text-xl font-semibold">
      <img src="/favicon.svg" alt="" width={36} height={36} />
      Sunporch
    </span>
  )
}
