import { type Delivery, hasEnded } from '#contract/delivery/delivery.ts'
import { formatMoment } from '../../platform/format.ts'
import { answerText } from './answer-text.ts'
import { statusWords } from './status-words.ts'

/**
 * How far a delivery has come, in one line. `now` in epoch milliseconds; `pause` says, while the screens are paused, what
 * it waits for.
 */
export function deliveryStatusText(delivery: Delivery, now: number, pause: string | null = null): string {
  const words = statusWords()
  if (delivery.withdrawnAt) return words.takenBackAt(formatMoment(delivery.withdrawnAt, now))
  const isOver = hasEnded(delivery, now)
  switch (delivery.state) {
    case 'answered':
    case 'shown':
      return [
        shownPart(delivery, now),
        ...heardPart(delivery, now),
        ...answerParts(delivery, now),
        ...(isOver ? [words.ended] : []),
      ].join('\u00a0· ')
    case 'accepted':
      if (isOver) return endedUnseen(delivery, now)
      if (delivery.isWaitingForScreen) return words.waitsForScreen
      return pause ?? words.waitsFor(waitingFor(delivery))
    case 'expired':
      return words.expired
    case 'failed':
      return words.didNotArrive(failureOf(delivery) ?? words.notReached)
    default:
      return isOver ? endedUnseen(delivery, now) : words.onItsWay
  }
}

function endedUnseen({ endsAt }: Delivery, now: number): string {
  return statusWords().endedUnseen(formatMoment(endsAt ?? '', now))
}

function failureOf({ devices }: Delivery): string | null | undefined {
  return devices.find(({ failure }) => failure)?.failure
}

function shownPart(delivery: Delivery, now: number): string {
  const words = statusWords()
  const shown = delivery.devices.filter((device) => device.shownAt !== null)
  const [first] = shown.toSorted((a, b) => (a.shownAt ?? '').localeCompare(b.shownAt ?? ''))
  if (!first?.shownAt) return words.onScreen
  const others = shown.length - 1
  const device = others > 0 ? words.andMore({ one: first.deviceName, count: others }) : first.deviceName
  return words.shownOn({ device, at: formatMoment(first.shownAt, now) })
}

/** When a voice was heard first; nothing for one that was not, and for all else. */
function heardPart({ devices }: Delivery, now: number): string[] {
  const [first] = devices.flatMap(({ heardAt }) => heardAt ?? []).toSorted()
  return first ? [statusWords().heardAt(formatMoment(first, now))] : []
}

function answerParts(delivery: Delivery, now: number): string[] {
  const answers = delivery.devices.flatMap((device) => device.answers)
  return answers.map((answer) => `${answerText(answer)} ${formatMoment(answer.at, now)}`)
}

function waitingFor({ devices }: Delivery): string {
  const [one = '', other, ...others] = devices.map((device) => device.deviceName)
  if (other === undefined) return one
  const words = statusWords()
  return others.length > 0 ? words.andMore({ one, count: others.length + 1 }) : words.and({ one, other })
}
