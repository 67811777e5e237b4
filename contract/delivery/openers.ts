/** People by their ids: whose code or link connected a device, in whose browser it was opened, and who keeps it. */
type Openers = { openedBy: string | null; browserOf: string | null; keptBy: string | null }

type Going = {
  /** No longer in the group; else they only may no longer connect devices. */
  isGone: boolean
  /** Ids of the people who may connect devices. Whether the one who goes is still among them makes no difference. */
  managers: readonly string[]
}

/**
 * Whether the device ends with the person, unless it is kept at this moment. It stays if somebody else opened it or keeps
 * it. In a browser of the person's own it ends when they are gone, whoever keeps it.
 */
export function endsWithPerson(
  { openedBy, browserOf, keptBy }: Openers,
  userId: string,
  { isGone, managers }: Going,
): boolean {
  if (isGone && browserOf === userId) return true
  const holders = [openedBy, keptBy]
  const isHeldByOther = holders.some((id) => id !== null && id !== userId && managers.includes(id))
  return holders.includes(userId) && !isHeldByOther
}
