// Pictures that somebody sent together belong together: the page of the room and an Echo show them as a small series.

/** Milliseconds between one and the next: two are uploaded at a time, and a slow network takes a while. */
const together = 3 * 60_000
/** So many at most: of the many pictures of a holiday there are several series, with others in between. */
const longest = 6

/** `sentAt`: epoch milliseconds, or as the contract writes it. The sender has no id in a view that an older release kept. */
type Sent = {
  kind: string
  sender: { id?: string | undefined; name: string } | null
  sentAt: string | number
}

/** The pictures that were sent together with `one`, in the order in which they were sent. `items` are newest first. */
export function seriesOf<Item extends Sent>(items: Item[], one: Item): Item[] {
  const own = [...items].reverse().filter((item) => item.kind === 'photo' && isBySame(item, one))
  const at = own.indexOf(one)
  if (at === -1) return []
  let first = at
  while (isTogether(own[first - 1], own[first])) first--
  let after = at + 1
  while (isTogether(own[after - 1], own[after])) after++
  // More than a series takes are several series: the one that has it.
  const begin = first + Math.floor((at - first) / longest) * longest
  return own.slice(begin, Math.min(after, begin + longest))
}

/** How long a picture stays: half the time if the next one of its series follows. */
export function stayOf(whole: number, isFollowed: boolean): number {
  return isFollowed ? whole / 2 : whole
}

function isTogether(one: Sent | undefined, next: Sent | undefined): boolean {
  return one !== undefined && next !== undefined && instantOf(next) - instantOf(one) <= together
}

function isBySame(one: Sent, other: Sent): boolean {
  if (!one.sender || !other.sender) return false
  // Two of a family may have the same name.
  if (one.sender.id && other.sender.id) return one.sender.id === other.sender.id
  return one.sender.name === other.sender.name
}

function instantOf({ sentAt }: Sent): number {
  return new Date(sentAt).getTime()
}
