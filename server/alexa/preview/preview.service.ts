import type { EchoDocument } from '#contract/alexa.ts'
import type { ContentItem } from '#contract/content.ts'
import { sentenceForAlexa } from '#contract/content-choices.ts'
import type { Note } from '#contract/notes/notes.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { listContent } from '../../content/content.service.ts'
import type { Actor } from '../../family/actor.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { isInMemory } from '../../family/in-memory.ts'
import { listNotes } from '../../notes/read-notes.ts'
import { toldPeople } from '../../people/on-items.ts'
import { listPhotos } from '../../photos/photos.service.ts'
import type { App } from '../../platform/context.ts'
import { listUpcoming, type Upcoming } from '../../schedule/occurrences/upcoming.ts'
import { codePage } from '../apl/code.ts'
import { drawable } from '../apl/drawable.ts'
import type { PageData } from '../apl/page.ts'
import type { Slide, SlideshowData } from '../apl/slideshow.ts'
import { contentSlide, emptySlide, emptySlideInMemory, noteSlide, photoSlide } from '../inbox/slides.ts'
import { aboutOf } from '../language/picture-words.ts'
import { type LocalClock, upcomingText } from '../language/upcoming-text.ts'
import { hintOf, pictureFrom, widgetFrame } from '../outbound/widget/widget-frame.ts'
import { documents } from '../package/files.ts'
import { pageInMemory } from '../skill/intents/help.ts'

const maxPhotos = 4
const maxUpcoming = 5
const exampleCode = '402 915'

/**
 * The documents that an Echo of this family would draw. It shows the gallery, so that there is something
 * to see before anything was sent; what the skill really answers is the rehearsal's task. Pictures have
 * the addresses of the family's own browsers. In a group that is in memory there are photos only, without answers.
 */
export async function readPreview(app: App, actor: Actor): Promise<EchoDocument[]> {
  const { groupId } = actor
  const group = await requireGroupRow(app, groupId)
  const inMemory = isInMemory(group)
  const photos = await listPhotos(app, groupId, { limit: maxPhotos })
  const [content] = inMemory ? [] : await listContent(app, groupId)
  const [note] = inMemory ? [] : await listNotes(app, groupId, { limit: 1 })
  const upcoming = await listUpcoming(app, groupId, maxUpcoming)
  const clock = { timeZone: actor.timeZone, locale: 'en-US', now: app.clock.now() }
  const frame = widgetFrame({
    newest: newestOf(photos[0]),
    next: upcoming[0] ?? null,
    hint: hintOf(group.name, { inMemory }),
    clock,
  })
  return [
    {
      name: 'slideshow',
      document: documents.slideshow,
      data: {
        payload: drawable(slideshowOf({ photos, note, content }, { groupName: group.name, inMemory })),
      },
    },
    { name: 'widget', document: documents.widget, data: { frame: drawable(frame) } },
    {
      name: 'page',
      document: documents.page,
      data: { payload: drawable(inMemory ? pageInMemory : pageOf(upcoming, clock)) },
    },
    { name: 'code', document: documents.code, data: { payload: codePage(exampleCode) } },
  ]
}

type Shown = { photos: Photo[]; note: Note | undefined; content: ContentItem | undefined }

function slideshowOf(
  { photos, note, content }: Shown,
  { groupName, inMemory }: { groupName: string; inMemory: boolean },
): SlideshowData {
  const slides: Slide[] = photos.map((photo) =>
    photoSlide({
      id: photo.id,
      from: firstName(photo),
      title: photo.caption,
      about: aboutOf({ people: toldPeople(photo.people, { inMemory }), yearsAgo: null }),
      imageUrl: `/api${photo.objectPath}`,
      answers: inMemory ? null : [],
    }),
  )
  if (note)
    slides.push(
      noteSlide({
        id: note.id,
        from: firstName(note),
        title: note.text,
        imageUrl: note.photo && `/api${note.photo.objectPath}`,
      }),
    )
  if (content)
    slides.push(
      contentSlide({
        id: content.id,
        from: firstName(content),
        title: content.title,
        say: sentenceForAlexa(content),
      }),
    )
  return {
    slides: slides.length > 0 ? slides : [inMemory ? emptySlideInMemory : emptySlide(groupName)],
    at: 0,
    inbox: '',
    minutes: 10,
  }
}

function newestOf(photo: Photo | undefined) {
  if (!photo) return null
  return { url: `/api${photo.objectPath}`, words: photo.caption, from: pictureFrom(firstName(photo)) }
}

function pageOf(upcoming: Upcoming[], clock: LocalClock): PageData {
  const lines = upcoming.map((delivery) => upcomingText(delivery, clock))
  return {
    title: 'What is coming',
    lines: lines.length > 0 ? lines : ['Nothing is planned.'],
    hint: 'Say: add milk to my list.',
  }
}

function firstName({ addedBy }: { addedBy: { name: string } | null }): string {
  return addedBy?.name.split(' ')[0] ?? 'your family'
}
