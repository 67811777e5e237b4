import { days, minutes } from '../clock.ts'
import { type Finding, look, mend } from './finding.ts'
import { released } from './released.ts'

/** What else knows the time, in epoch milliseconds; null where nothing is known. */
type Known = {
  /** When the newest thing in the database happened. */
  newest: number | null
  /** What the clock of PostgreSQL's machine says. */
  database?: number | null
}

const leeway = minutes(5)
const databaseLeeway = minutes(2)
/** A release is tagged somewhere on Earth. */
const releaseLeeway = days(2)
/** A server that runs in a family has something happen each day. */
export const longSilence = days(400)
/** Nobody should run a release that long, so it is worth a line in either case. */
const oldRelease = days(3 * 365)

const follow = "let it follow the network's time (NTP)"
const ahead = 'what is due by then is sent, and what was deleted is removed for good'

/** What speaks against the clock of this machine. Nobody is asked for the right time. */
export function clockDoubts(now: number, { newest, database = null }: Known): Finding[] {
  const doubts: Finding[] = []
  const says = `This machine's clock says ${minuteOf(now)}`
  const releasedAt = Date.parse(released)
  if (now < releasedAt - releaseLeeway)
    doubts.push(
      mend(
        `${says}, and this release was made on ${released}. Set it, and ${follow}: deliveries come by it, and push services refuse a wrong one.`,
      ),
    )
  if (database !== null && Math.abs(database - now) > databaseLeeway)
    doubts.push(
      mend(
        `The clocks of this machine and of PostgreSQL are ${Math.round(Math.abs(database - now) / minutes(1))} minutes apart. Let both follow the network's time (NTP).`,
      ),
    )
  if (newest !== null && newest > now + leeway)
    doubts.push(
      mend(
        `${says}, but something in the database happened at ${minuteOf(newest)}. The clock is behind now, or it was ahead then. Set it, and ${follow}.`,
      ),
    )
  if (newest !== null && now - newest > longSilence)
    doubts.push(
      look(
        `${says}, and nothing in the database has happened since ${minuteOf(newest)}. If people have used Sunporch since, the clock is ahead: set it at once, and ${follow}, because ${ahead}.`,
      ),
    )
  if (now - releasedAt > oldRelease)
    doubts.push(
      look(
        `${says}, and this release was made on ${released}. If it is not as old as that, the clock is ahead: set it at once, and ${follow}, because ${ahead}. If it is, take a newer release.`,
      ),
    )
  return doubts
}

function minuteOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
