import { setImmediate } from 'node:timers/promises'
import { isClockAhead } from '../../activity/clock-check.ts'
import { days } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { giveUpUnfinished, moveRows } from './move-rows.ts'

declare module '../../platform/context.ts' {
  interface App {
    /** How far this server has gone through the groups, and when it begins anew. */
    oldYears: { after: string; nextAt: number }
  }
}

const groupsAtOnce = 100
const passEvery = days(1)

/**
 * Goes through all groups once a day and moves what happened in years that are long over out of the database. There is no index
 * for it on the tables that grow: a lookup for each group costs less than what every row would.
 */
export const oldYears: DueWork = {
  name: 'old-years',
  async runBatch(app, now) {
    const before = firstKept(app, now)
    const pass = app.oldYears
    const isDue = now >= pass.nextAt || now < pass.nextAt - passEvery
    if (before === null || !isDue) return 0
    if (pass.after === '') {
      // A clock that is years ahead would move what is still read every day.
      if (await isClockAhead(app)) return endPass(app, now)
      await giveUpUnfinished(app, now)
    }
    const groups = await app.db
      .selectFrom('family_groups')
      .where('id', '>', pass.after)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .limit(groupsAtOnce)
      .select('id')
      .execute()
    pass.after = groups.at(-1)?.id ?? ''
    for (const { id } of groups) await moveGroup(app, id, before)
    return groups.length < groupsAtOnce ? endPass(app, now) : groups.length
  },
  async nextAt(app) {
    return app.config.historyYears === null ? null : app.oldYears.nextAt
  },
}

function endPass(app: App, now: number): number {
  app.oldYears = { after: '', nextAt: now + passEvery }
  return 0
}

/** The begin of the first year that stays whole; null when everything stays. */
function firstKept({ config }: App, now: number): number | null {
  if (config.historyYears === null) return null
  return Date.UTC(new Date(now).getUTCFullYear() - config.historyYears, 0)
}

/** One that cannot be moved holds up no other. Its rows stay, and are tried again a day later. */
async function moveGroup(app: App, groupId: string, before: number): Promise<void> {
  try {
    for (const { oldRows = [] } of app.features)
      for (const source of oldRows)
        while (await moveRows(app, source, { groupId, before })) await setImmediate()
  } catch (error) {
    app.log.error({ err: error, groupId }, 'old rows could not be moved into files; trying again in a day')
  }
}
