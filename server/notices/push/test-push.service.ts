import type { User } from '#contract/identity/identity.ts'
import { pushSettingsPath } from '#contract/pages/page-paths.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { readerLanguage } from '../../platform/language/reader-language.ts'
import { countUnread } from '../bell/bell.service.ts'
import { noticeWordsIn } from '../language/words.ts'
import { toPushJson } from './push-message.ts'
import { sendPush } from './send-push.ts'
import { findBrowser } from './subscriptions.service.ts'

/** Sends a notice to one's own browser, to see that it arrives. 409 with the reason when it could not be sent. */
export async function sendTest(
  app: App,
  { id: userId, language: chosen }: Pick<User, 'id' | 'language'>,
  browserId: string,
): Promise<void> {
  await rateLimit(app, `push-test:${userId}`, { limit: 20, perMs: minutes(10) })
  const to = await findBrowser(app, { id: browserId, userId })
  if (!to) throw notFound()
  const language = readerLanguage({ language: chosen })
  const { testTitle: title, test: body } = noticeWordsIn(language).push
  const text = {
    title,
    body,
    language,
    path: pushSettingsPath,
    tag: 'test',
    groupId: '',
    since: app.clock.now(),
    isUrgent: false,
  }
  const unread = await countUnread(app, { id: userId })
  const outcome = await sendPush(app, to, {
    toJson: (maxBytes) => toPushJson(text, { origin: to.origin, unread, maxBytes }),
    urgency: 'high',
    keepFor: minutes(10),
    topic: 'test',
  })
  if (outcome.outcome === 'forget')
    throw conflict('This browser takes no notices any more. Please switch them on there again.')
  if (outcome.outcome !== 'sent') throw conflict(outcome.failure)
}
