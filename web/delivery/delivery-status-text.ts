import { answerText, type Delivery, hasEnded } from '#contract/delivery/delivery.ts'
import { formatMoment } from '../platform/format.ts'

/**
 * How far a delivery has come, in one line. `now` in epoch milliseconds; `pause` says, while the screens are paused, what
 * it waits for.
 */
export function deliveryStatusText(delivery: Delivery, now: number, pause: string | null = null): string {
  if (delivery.withdrawnAt) return `Taken back ${formatMoment(delivery.withdrawnAt, now)}`
  const isOver = hasEnded(delivery, now)
  switch (delivery.state) {
    case 'answered':
    case 'shown':
      return [shownPart(delivery, now), ...answerParts(delivery, now), ...(isOver ? ['ended'] : [])].join(
        ' · ',
      )
    case 'accepted':
      if (isOver) return endedUnseen(delivery, now)
      if (delivery.isWaitingForScreen) return 'Waiting for a screen'
      return pause ?? `Waiting for ${waitingFor(delivery)}`
    case 'expired':
      return 'Not shown: no screen was opened within 72 hours'
    case 'failed':
      return `Did not arrive: ${failureOf(delivery) ?? 'the screen could not be reached'}`
    default:
      return isOver ? endedUnseen(delivery, now) : 'On its way'
  }
}

function endedUnseen({ endsAt }: Delivery, now: number): string {
  return `Ended ${formatMoment(endsAt ?? '', now)}, and no screen has said that it showed it`
}

function failureOf({ devices }: Delivery): string | null | undefined {
  return devices.find(({ failure }) => failure)?.failure
}

function shownPart(delivery: Delivery, now: number): string {
  const shown = delivery.devices.filter((device) => device.shownAt !== null)
  const [first] = shown.toSorted((a, b) => (a.shownAt ?? '').localeCompare(b.shownAt ?? ''))
  const others = shown.length - 1
  const also = others > 0 ? ` and ${others} more` : ''
  return first?.shownAt
    ? `On ${first.deviceName}${also} ${formatMoment(first.shownAt, now)}`
    : 'On the screen'
}

function answerParts(delivery: Delivery, now: number): string[] {
  const answers = delivery.devices.flatMap((device) => device.answers)
  return answers.map((answer) => `${answerText(answer)} ${formatMoment(answer.at, now)}`)
}

function waitingFor(delivery: Delivery): string {
  const names = delivery.devices.map((device) => device.deviceName)
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(' and ')
}
