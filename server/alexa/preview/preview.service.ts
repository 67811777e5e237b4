import type { EchoDocument } from '#contract/alexa.ts'
import type { ContentItem } from '#contract/content.ts'
import { sentenceForAlexa } from '#contract/content-choices.ts'
import type { Note } from '#contract/notes/notes.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { listContent } from '../../content/read-content.ts'
import { inSeconds } from '../../delivery/subject.ts'
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
import { measuredPage, type PageData } from '../apl/page.ts'
import { measured, type Slide } from '../apl/slide.ts'
import type { SlideshowData } from '../apl/slideshow.ts'
import { secondsOf } from '../apl/turning.ts'
import { alignOf } from '../inbox/align.ts'
import { contentSlide, emptySlide, emptySlideInMemory, noteSlide, photoSlide } from '../inbox/slides.ts'
import type { LocalClock } from '../language/local-time.ts'
import type { Messages } from '../language/messages/en.ts'
import { aboutOf } from '../language/picture-words.ts'
import { messagesOf } from '../language/talk.ts'
import { upcomingText } from '../language/upcoming-text.ts'
import { hintOf, widgetFrame } from '../outbound/widget/widget-frame.ts'
import { documents } from '../package/files.ts'
import { pageInMemory } from '../skill/intents/help.ts'
import { lettersOfFirstEcho } from './letters-of-family.ts'

const maxPhotos = 4
const maxUpcoming = 5
const exampleCode = '402 915'
const locale = 'en-US'

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
  const clock = { timeZone: actor.timeZone, locale, now: app.clock.now() }
  const words = messagesOf(locale)
  const found = await lettersOfFirstEcho(app, groupId)
  const letters = found ? { letters: found } : {}
  const frame = widgetFrame({
    newest: newestOf(photos[0], words),
    next: upcoming[0] ?? null,
    hint: hintOf(group.name, { inMemory, words }),
    clock,
  })
  return [
    {
      name: 'slideshow',
      document: documents.slideshow,
      data: {
        payload: {
          ...drawable(slideshowOf({ photos, note, content }, { groupName: group.name, inMemory, words })),
          ...letters,
        },
      },
    },
    { name: 'widget', document: documents.widget, data: { frame: drawable(frame) } },
    {
      name: 'page',
      document: documents.page,
      data: {
        payload: {
          ...drawable(measuredPage(inMemory ? pageInMemory(words) : pageOf(upcoming, clock, words))),
          ...letters,
        },
      },
    },
    { name: 'code', document: documents.code, data: { payload: codePage(exampleCode, words) } },
  ]
}

type Shown = { photos: Photo[]; note: Note | undefined; content: ContentItem | undefined }

function slideshowOf(
  { photos, note, content }: Shown,
  { groupName, inMemory, words }: { groupName: string; inMemory: boolean; words: Messages },
): SlideshowData {
  const slides: Slide[] = photos.map((photo) =>
    photoSlide(
      {
        id: photo.id,
        from: firstName(photo, words),
        title: photo.caption,
        about: aboutOf({ people: toldPeople(photo.people, { inMemory }), yearsAgo: null }, words),
        imageUrl: `/api${photo.objectPath}`,
        answers: inMemory ? null : [],
      },
      words,
    ),
  )
  if (note)
    slides.push(
      noteSlide(
        {
          id: note.id,
          from: firstName(note, words),
          title: note.text,
          imageUrl: note.photo && `/api${note.photo.objectPath}`,
        },
        words,
      ),
    )
  if (content)
    slides.push(
      contentSlide(
        {
          id: content.id,
          from: firstName(content, words),
          title: content.title,
          say: sentenceForAlexa(content),
          imageUrl: content.recording?.photo ? `/api${content.recording.photo.objectPath}` : null,
          seconds: content.recording && inSeconds(content.recording.duration),
          plays: true,
        },
        words,
      ),
    )
  return {
    slides: (slides.length > 0
      ? slides
      : [inMemory ? emptySlideInMemory(words) : emptySlide(groupName, words)]
    ).map((slide) => ({ ...measured(slide), seconds: secondsOf('normal', false) })),
    at: 0,
    inbox: '',
    notLoaded: words.slide.notLoaded,
    minutes: 10,
  }
}

function newestOf(photo: Photo | undefined, words: Messages) {
  if (!photo) return null
  return {
    url: `/api${photo.objectPath}`,
    align: alignOf(photo.focalPoint),
    words: photo.caption,
    from: words.slide.from(firstName(photo, words)),
  }
}

function pageOf(upcoming: Upcoming[], clock: LocalClock, words: Messages): PageData {
  const lines = upcoming.map((delivery) => upcomingText(delivery, clock))
  return {
    title: 'What is coming',
    lines: lines.length > 0 ? lines : [words.nothingPlanned],
    hint: words.list.hint,
  }
}

function firstName({ addedBy }: { addedBy: { name: string } | null }, words: Messages): string {
  return addedBy?.name.split(' ')[0] ?? words.yourFamily
}
