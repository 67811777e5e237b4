import { inboxOf } from '../../delivery/inbox.service.ts'
import { answersOf } from '../../delivery/progress.service.ts'
import type { SubjectCard, SubjectPicture } from '../../delivery/subject.ts'
import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Slide } from '../apl/slideshow.ts'
import type { Echo } from '../echoes/echo.service.ts'
import { shortened, spokenName } from '../language/words.ts'
import { pictureUrl } from './picture-url.ts'

/** One delivery as the Echo tells of it. */
export type News = {
  deliveryId: string
  targetId: string
  kind: 'photo' | 'content' | 'test'
  title: string | null
  senderId: string | null
  from: string
  card: SubjectCard | null
  /** Neither shown nor read aloud yet. */
  isNew: boolean
  slide: Slide
}

/** As many as somebody goes through at once. */
const most = 20
/** A slideshow may stay on a night stand for the night. */
const addressLasts = hours(12)

/** What is new first, the newest before; then what was there before. Old test messages are left out. */
export async function listNews(app: App, echo: Echo): Promise<News[]> {
  const rows = await inboxOf(app, echo.device_id)
    .leftJoin('alexa_heard', 'alexa_heard.target_id', 'delivery_targets.id')
    .select('alexa_heard.heard_at')
    .orderBy('delivery_targets.created_at', 'desc')
    .orderBy('delivery_targets.id', 'desc')
    .limit(most)
    .execute()
  const answers = await answersOf(
    app,
    rows.map(({ id }) => id),
  )
  const news = rows.map((row) => {
    const given = answers.filter(({ target_id }) => target_id === row.id).map(({ kind }) => kind)
    return toNews(app, row, given)
  })
  const old = news.filter(({ isNew, kind }) => !isNew && kind !== 'test')
  return [...news.filter(({ isNew }) => isNew), ...old]
}

type Row = Awaited<ReturnType<ReturnType<typeof inboxOf>['execute']>>[number] & { heard_at: number | null }

function toNews(app: App, row: Row, answers: string[]): News {
  const picture = row.picture ? (JSON.parse(row.picture) as SubjectPicture) : null
  const kind = row.subject_kind as News['kind']
  const from = spokenName(row)
  const card = row.card ? (JSON.parse(row.card) as SubjectCard) : null
  const news = { deliveryId: row.delivery_id, targetId: row.id, kind, title: row.title, from, card }
  return {
    ...news,
    senderId: row.sender_id,
    isNew: row.shown_at === null && row.heard_at === null,
    slide: {
      id: row.delivery_id,
      kind: picture ? 'photo' : 'card',
      imageUrl: picture ? pictureUrl(app, row, addressLasts) : '',
      title: shortened(kind === 'test' ? 'Everything works' : (row.title ?? ''), 120),
      from: kind === 'content' ? `${from} recommends` : `From ${from}`,
      body:
        kind === 'content' ? `Say: “${card?.say ?? ''}”` : kind === 'test' ? 'This is a test message.' : '',
      heart: answers.includes('heart') ? heartGiven : '♥ I love it',
      thanks: answers.includes('thank_you') ? thanksGiven : 'Thank you',
    },
  }
}

export const heartGiven = '♥ Sent'
export const thanksGiven = 'Thanks sent'

/** One item as a sentence. */
export function sentenceOf({ kind, from, title, card }: News): string {
  if (kind === 'test') return `A test message from ${from}. Everything works.`
  if (kind === 'content')
    return `${from} recommends ${title ?? 'something'}. ${card ? `To have it, say: ${card.say}.` : ''}`
  return title ? `A picture from ${from}: ${shortened(title, 300)}` : `A picture from ${from}.`
}

/** What an Echo without a screen has read aloud is not new any more. */
export async function recordHeard(app: App, echo: Echo, news: News): Promise<void> {
  await app.db
    .insertInto('alexa_heard')
    .values({
      target_id: news.targetId,
      family_group_id: echo.family_group_id,
      heard_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('target_id').doNothing())
    .execute()
}
