/** About as high as the text of an empty list, which is what most families have. */
export function ListStandIn() {
  return <div className="mt-4 h-22 animate-pulse rounded-control bg-surface-2" />
}
