import type { NoticeTopic } from '../notices/topics.ts'
import type { Action } from '../platform/policy.ts'

/**
 * What becomes of an action, and of what people are told, while a group is kept in memory of its loved one. What no line
 * names goes on as ever. Server, pages and tests ask this table.
 *
 * - `rests`: it would be sent to them, ask them, or tell of them. The action is refused, and nobody is told of the topic.
 * - `nothing left`: it is not refused, but there is nothing to do it to, or it does not happen. No page offers it.
 * - `as`: it goes on, said in other words.
 */
type InMemory = 'rests' | 'nothing left' | { as: string }

const actions: Partial<Record<Action, InMemory>> = {
  'photos:send': 'rests',
  'test-message:send': 'rests',
  'calls:take': 'rests',
  'life:take': 'rests',
  'life:away': 'rests',
  'life:manage': 'rests',
  'schedule:manage': 'rests',
  'visits:add': 'rests',
  'visits:manage': 'rests',
  'calendars:manage': 'rests',
  'deliveries:take-back': 'nothing left',
  'people:manage': { as: 'Edit and remove people' },
  'room:manage': { as: 'Choose the language of the screens' },
  'content:manage': { as: 'Add, edit and delete recommendations' },
  'notes:write': { as: 'Write notes' },
  'devices:manage': { as: 'Rename and remove devices' },
  'settings:change': { as: 'Choose the Amazon shop' },
}

const topics: Partial<Record<NoticeTopic, 'rests' | 'nothing left'>> = {
  calls: 'rests',
  life: 'rests',
  trouble: 'rests',
  silence: 'rests',
  pause: 'rests',
  question: 'rests',
  reminder: 'rests',
  answers: 'nothing left',
  notes: 'nothing left',
  schedule: 'nothing left',
  visits: 'nothing left',
}

export function restsInMemory(action: Action): boolean {
  return actions[action] === 'rests'
}

/** Nobody is told of these in a group that is kept in memory. */
export const topicsAtRest = (Object.keys(topics) as NoticeTopic[]).filter(
  (topic) => topics[topic] === 'rests',
)

/** How a page names the action in memory, else `usual`; null when it offers it no more. */
export function actionInMemory(action: Action, usual: string): string | null {
  return said(actions[action], usual)
}

/** Whether Settings names the topic in memory. */
export function isToldInMemory(topic: NoticeTopic): boolean {
  return topics[topic] === undefined
}

function said(is: InMemory | undefined, usual: string): string | null {
  if (is === undefined) return usual
  return typeof is === 'string' ? null : is.as
}
