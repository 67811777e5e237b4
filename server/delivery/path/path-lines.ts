import { type DeliveryPath, timeOf } from './read-path.ts'
import { deliverySteps } from './steps.ts'

/** The path in lines of text. */
export function linesOfPath({ deliveryId, groupId, kind, subjectId, steps, waits }: DeliveryPath): string[] {
  return [
    `Delivery ${deliveryId} in the group ${groupId}: ${kind}${subjectId === null ? '' : ` ${subjectId}`}. All times are UTC.`,
    ...steps.map(({ at, step, deviceId, detail }) =>
      [timeOf(at), deviceId ?? '', wordsOf(step, detail)].filter(Boolean).join('  '),
    ),
    ...(waits.length > 0 ? waits : ['Nothing is left to happen with it.']),
  ]
}

export function wordsOf(step: keyof typeof deliverySteps, detail: string | null): string {
  return detail === null ? deliverySteps[step] : `${deliverySteps[step]} (${detail})`
}
