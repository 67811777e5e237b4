import type { Pace } from '#contract/room/pace.ts'
import { stayOf } from '#contract/room/series.ts'
import { type Apl, report } from './look.ts'

export const pagerId = 'slides'
/** How long a slide stays. Each turn is a report to the server, so a lively one is not as fast as a screen's. */
const secondsOfSlide: Record<Pace, number> = { calm: 24, normal: 12, lively: 8 }
/** A picture stays at least so long, also within a series: the next one is fetched meanwhile, and each turn is a report. */
const leastSeconds = 6

export function secondsOf(pace: Pace, isFollowed: boolean): number {
  return Math.max(leastSeconds, stayOf(secondsOfSlide[pace], isFollowed))
}

/** How long a slide stays that the loved one has touched. */
export const touchedSeconds = 60
/** A page whose turn fails, because a finger is on it, is turned some time later. */
const tries = 10
/** Nobody looks any more: the slides stand still, and the Echo may go dark and close them. */
const isOver = 'elapsedTime > payload.minutes * 60000'

/**
 * Lets the slides turn by themselves from now on, round and round. Each stays for its time, and the one that is on the screen,
 * which the expression `slide` gives, for `afterSeconds`. It replaces itself when it is run again. The screen stays on meanwhile.
 *
 * It has a sequencer of its own, because a touch and each directive of the skill end what runs on the main
 * one (`cancelExecution` in Amazon's apl-core-library). The turn has one too: a swipe that takes the pager
 * away ends only that turn. A single slide has nothing to turn to; its report keeps the session open.
 *
 * Each page starts it anew, so what ends it is the time since the document is there, and not a count of turns.
 */
export function goOn(slide: string, { afterSeconds }: { afterSeconds?: number } = {}): Apl {
  const seconds = `${slide}.seconds`
  const turn = { type: 'SetPage', sequencer: 'turn', componentId: pagerId, position: 'relative', value: 1 }
  const stay = pageReport('0', { when: '${payload.slides.length == 1}' })
  return {
    type: 'Sequential',
    sequencer: 'show',
    when: `\${!(${isOver})}`,
    screenLock: true,
    commands: [
      ...(afterSeconds === undefined
        ? []
        : [{ type: 'Idle', delay: `\${(${afterSeconds} - ${seconds}) * 1000}` }]),
      {
        type: 'Sequential',
        repeatCount: `\${payload.slides.length == 1 ? payload.minutes * 60 / ${seconds} : ${tries}}`,
        commands: [{ type: 'Idle', delay: `\${${seconds} * 1000}` }, turn, stay],
      },
    ],
  }
}

/** Reports the page whose index `index` gives: its delivery, the pictures loaded so far, and the inbox. */
export function pageReport(index: string, more: Apl = {}): Apl {
  return report(['page', `\${${slideAt(index)}.id}`, '${loaded}', '${inbox}'], more)
}

export function slideAt(index: string): string {
  return `payload.slides[${index}]`
}
