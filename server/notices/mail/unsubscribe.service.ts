import { type Pace, paces } from '#contract/notices/choices.ts'
import type { Language } from '#contract/platform/languages.ts'
import { publishToPerson } from '../../family/group-live.ts'
import type { App } from '../../platform/context.ts'
import { updateChoices } from '../choices/choices.service.ts'
import { defaultChoices, findListener } from '../listeners.ts'
import type { Subscription } from './unsubscribe-token.ts'

/** A subscription that a valid link names, of somebody who belongs to the family. */
export type Ending = Subscription & {
  token: string
  groupName: string
  /** Of the person. */
  language: Language
  /** How mails come now. */
  pace: Pace
}

/** Null when the person is no active member any more, or the family was removed. */
export async function readEnding(
  app: App,
  { userId, groupId }: Subscription,
  token: string,
): Promise<Ending | null> {
  const found = await findListener(app, userId, groupId)
  if (!found) return null
  const { language, paces } = found.listener
  return { userId, groupId, token, groupName: found.group.name, language, pace: paces.mail }
}

/** What waits to be sent is dropped too: the choice is asked again when a mail is written. */
export function endMails(app: App, subscription: Subscription): Promise<void> {
  return setPace(app, subscription, 'off')
}

/** `before` comes from the page and may be anything: without a pace in it mails come as for who has chosen nothing. */
export function restartMails(app: App, subscription: Subscription, before: string | null): Promise<void> {
  const pace = paces.find((pace) => pace === before && pace !== 'off')
  return setPace(app, subscription, pace ?? defaultChoices.mail)
}

async function setPace(app: App, { userId, groupId }: Subscription, mail: Pace): Promise<void> {
  await updateChoices(app, { user: { id: userId }, groupId }, { mail })
  publishToPerson(app, userId, 'notices')
}
