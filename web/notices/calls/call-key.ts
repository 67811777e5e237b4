import type { OpenCall } from '#contract/notices/notices.ts'

/** Names a call in one state: given back and taken again, it is another. */
export function callKey({ id, takenAt }: Pick<OpenCall, 'id' | 'takenAt'>): string {
  return `${id} ${takenAt}`
}
