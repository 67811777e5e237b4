import type { EchoDocument } from '#contract/alexa.ts'
import { type ContentItem, sentenceForAlexa } from '#contract/content.ts'
import type { Photo } from '#contract/photos.ts'
import { listContent } from '../../content/content.service.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { listPhotos } from '../../photos/photos.service.ts'
import type { App } from '../../platform/context.ts'
import { listSchedule } from '../../schedule/read-entries.ts'
import type { CodeData } from '../apl/code.ts'
import type { PageData } from '../apl/page.ts'
import type { Slide, SlideshowData } from '../apl/slideshow.ts'
import { capitalised, deliveryText, momentText, shortened } from '../language/words.ts'
import type { WidgetFrame } from '../outbound/widget/widget.service.ts'
import { documents } from '../package/files.ts'

const photosShown = 4

/**
 * What an Echo would draw of this family. Pictures have the addresses under which the family's own
 * browsers get them.
 */
export async function readPreview(app: App, groupId: string): Promise<EchoDocument[]> {
  const photos = await listPhotos(app, groupId, { limit: photosShown })
  const [content] = await listContent(app, groupId)
  const group = await requireGroupRow(app, groupId)
  const planned = (await listSchedule(app, groupId)).filter((entry) => entry.status === 'pending')
  const clock = { timeZone: group.time_zone, locale: 'en-US', now: app.clock.now() }
  const plan = planned
    .slice(0, 5)
    .map(
      (entry) => `${capitalised(momentText(Date.parse(entry.scheduledFor), clock))}: ${deliveryText(entry)}`,
    )
  const slides = [...photos.map(photoSlide), ...(content ? [contentSlide(content)] : [])]
  const [first] = photos
  const frame: WidgetFrame = {
    imageUrl: first ? `/api${first.objectPath}` : '',
    caption: shortened(first?.caption ?? '', 80),
    from: first ? `From ${firstName(first)}` : '',
    next: shortened(plan[0] ?? '', 80),
    hint: first ? '' : `Pictures from ${group.name} appear here.`,
  }
  const page: PageData = {
    title: 'What is coming',
    lines: plan.length > 0 ? plan : ['Nothing is planned.'],
    hint: 'Say: add milk to my list.',
  }
  const code: CodeData = {
    title: 'Connect this Echo with your family',
    code: '402 915',
    body: 'In Sunporch, open Settings → Devices → Connect an Echo, and type this code. It is good for 15 minutes.',
    done: 'The code has been typed',
  }
  const slideshow: SlideshowData = {
    slides: slides.length > 0 ? slides : [emptySlide(group.name)],
    at: 0,
    saysLoaded: false,
  }
  return [
    { name: 'slideshow', document: documents.slideshow, data: { payload: slideshow } },
    { name: 'widget', document: documents.widget, data: { frame } },
    { name: 'page', document: documents.page, data: { payload: page } },
    { name: 'code', document: documents.code, data: { payload: code } },
  ]
}

const buttons = { heart: '♥ I love it', thanks: 'Thank you' }

function photoSlide(photo: Photo): Slide {
  return {
    id: photo.id,
    kind: 'photo',
    imageUrl: `/api${photo.objectPath}`,
    title: shortened(photo.caption ?? '', 120),
    from: `From ${firstName(photo)}`,
    body: '',
    ...buttons,
  }
}

function contentSlide(item: ContentItem): Slide {
  return {
    id: item.id,
    kind: 'card',
    imageUrl: '',
    title: shortened(item.title, 120),
    from: `${firstName(item)} recommends`,
    body: `Say: “${sentenceForAlexa(item)}”`,
    ...buttons,
  }
}

function emptySlide(groupName: string): Slide {
  const title = `Pictures from ${groupName} appear here.`
  return { id: '', kind: 'card', imageUrl: '', title, from: 'Nothing yet', body: '', ...buttons }
}

function firstName({ addedBy }: { addedBy: { name: string } | null }): string {
  return addedBy?.name.split(' ')[0] ?? 'your family'
}
