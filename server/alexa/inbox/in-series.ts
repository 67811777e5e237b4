import { seriesOf } from '#contract/room/series.ts'

// Pictures that somebody sent together come one after the other on an Echo, too, in the order in which they were sent.

type Sent = Parameters<typeof seriesOf>[0][number] & { deliveryId: string }
/** `series`: the deliveries that were sent together with it, itself among them; empty for what is no picture. */
type InSeries = { deliveryId: string; series: string[] }

/** `items` are newest first. */
export function withSeries<Item extends Sent>(items: Item[]): (Item & InSeries)[] {
  return items.map((item) => ({
    ...item,
    series: seriesOf(items, item).map(({ deliveryId }) => deliveryId),
  }))
}

/** A series has the place of its newest picture. */
export function inSeries<Item extends InSeries>(items: Item[]): Item[] {
  const taken = items.flatMap((item) => {
    const series = item.series.flatMap((id) => items.find(({ deliveryId }) => deliveryId === id) ?? [])
    return series.length > 0 ? series : [item]
  })
  return [...new Set(taken)]
}

/** Whether `next` is the next one of its series. */
export function isFollowedBy({ deliveryId, series }: InSeries, next: InSeries | undefined): boolean {
  return next !== undefined && series[series.indexOf(deliveryId) + 1] === next.deliveryId
}
