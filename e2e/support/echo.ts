import type { Page } from '@playwright/test'
import { drawable } from '#server/alexa/apl/drawable.ts'
import type { FilmData } from '#server/alexa/apl/film.ts'
import { type LettersData, lettersData } from '#server/alexa/apl/letters.ts'
import { measuredPage } from '#server/alexa/apl/page.ts'
import { measured } from '#server/alexa/apl/slide.ts'
import type { SlideshowData } from '#server/alexa/apl/slideshow.ts'
import { clipSlide } from '#server/alexa/inbox/slides.ts'
import { messagesOf } from '#server/alexa/language/talk.ts'
import { callApi } from './person.ts'
import { addPhoto } from './photo.ts'
import { picture } from './pictures.ts'

const long =
  'Lunch by the sea with everybody, and even the little ones ate their vegetables, every last one of them'

/** Three photos of all shapes, the last with a long caption, and something to come tomorrow. */
export async function givenAlbum(page: Page, group: string): Promise<void> {
  for (const [name, caption] of [
    ['phone/jolla.jpg', ''],
    ['orientation/portrait_6.jpg', 'Look who is back'],
    ['phone/iphone_hdr_YES.jpg', long],
  ] as const) {
    await addPhoto(page, group, caption, await picture(name))
  }
  const series = { title: 'Bridgerton', type: 'tv_show', provider: 'netflix' }
  const { id } = await callApi(page, `${group}/content`, series)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await callApi(page, `${group}/schedule`, {
    contentItemId: id,
    photoId: null,
    scheduledFor,
    isRecurring: false,
  })
}

export type EchoViewport = { width: number; height: number; shape?: 'ROUND'; isRound?: true; mode?: 'TV' }

/** One of each kind of screen that Amazon's Echos and television boxes have. */
export const echoScreens: EchoViewport[] = [
  { width: 960, height: 480 },
  { width: 960, height: 540, mode: 'TV' },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 720, height: 720 },
  { width: 480, height: 480, shape: 'ROUND', isRound: true },
]

/** What a family may set for an Echo. */
export const echoLetters = {
  largest: lettersData('largest', null),
  'two-metres': lettersData('normal', { metres: 2, inches: null, forWeakEyes: false }),
  'weak-eyes': lettersData('largest', { metres: 4, inches: 8, forWeakEyes: true }),
}

/** The languages that an Echo speaks. */
export const echoLanguages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const

/** What an Echo of that language shows when it is asked for help. */
export function helpIn(language: string) {
  const { helpTitle, helpLines } = messagesOf(language)
  return drawable(measuredPage({ title: helpTitle, lines: helpLines, hint: '' }))
}

/** A film with its sound to be asked for, over a poster that is drawn here. */
export const filmOfEcho: FilmData = {
  id: 'film',
  url: 'https://sunporch.example.org/api/alexa/films/one',
  posterUrl: '',
  isAloud: false,
  withSound: 'With sound',
  stop: 'Stop',
  seconds: 90,
}

/** A slide of a film from somebody whose relation is known, as the skill makes it; its picture does not matter. */
export function clipOfEcho(language: string) {
  const clip = { id: 'clip', from: 'Anna', relation: 'la nonna', title: 'Tom feeds the ducks', imageUrl: '' }
  const slide = clipSlide({ ...clip, seconds: 12, playsFilms: true }, messagesOf(language))
  const slides = [{ ...measured(slide), seconds: 12 }]
  const payload: SlideshowData = { slides, at: 0, inbox: 'clip', notLoaded: '', minutes: 1 }
  return { payload: drawable(payload), from: slide.from }
}

/** Widgets of a small, the usual, a wide and a large size. */
export const echoWidgets: EchoViewport[] = [
  { width: 328, height: 264 },
  { width: 328, height: 552 },
  { width: 672, height: 264 },
  { width: 672, height: 552 },
]

type Drawing = {
  group: string
  name: string
  viewport: EchoViewport
  slide?: number
  /** How many of the slides are drawn; all of them by default. */
  slides?: number
  /** How long each of them stays, in place of what the preview says. */
  seconds?: number[]
  /** The family's setting for the Echo. */
  letters?: LettersData
  /** Drawn is what the skill answers to this sentence, in place of the preview. */
  say?: string
  /** Of the page, in place of what the preview says. */
  payload?: object
  /** Drawn in place of the data of the preview. */
  document?: object
}

/** Does to the document drawn last what a directive of the skill would do. */
export function execute(page: Page, commands: object[]): Promise<void> {
  return page.evaluate((commands) => {
    const frame = document.getElementById('echo') as HTMLIFrameElement
    frame.contentWindow?.postMessage({ type: 'execute', commands }, '*')
  }, commands)
}

/**
 * Waits until all messages between the page and the frame have arrived, in both directions. They keep their order, so
 * an answer to one more message comes after all of them, however busy the machine is.
 */
export async function messagesArrived(page: Page): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/alexa-frame/'))
  await frame?.evaluate(() => {
    // A message that was sent before may come first.
    addEventListener('message', function answer({ data }) {
      if (data.type !== 'ask') return
      removeEventListener('message', answer)
      window.parent.postMessage({ type: 'asked' }, '*')
    })
  })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', function hear({ data }) {
          if (data.type !== 'asked') return
          removeEventListener('message', hear)
          resolve()
        })
        const frame = document.getElementById('echo') as HTMLIFrameElement
        frame.contentWindow?.postMessage({ type: 'ask' }, '*')
      }),
  )
}

/** The events that the document drawn last has sent so far. */
export function readSent(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window as unknown as { sent: unknown[][] }).sent)
}

/** Draws a document of the skill over the whole page, which must be one of ours. */
export async function draw(page: Page, drawing: Drawing): Promise<void> {
  return page.evaluate(
    async ({
      group,
      name,
      viewport,
      slide = 0,
      slides,
      seconds = [],
      letters,
      say,
      payload,
      document: other,
    }) => {
      const documents = await (await fetch(`${group}/alexa/preview`)).json()
      const previewed = documents.find((document: { name: string }) => document.name === name)
      const chosen = say ? await rehearsed(say) : previewed
      if (chosen.data.payload?.slides) chosen.data.payload.at = slide
      chosen.data.payload?.slides?.splice(slides ?? Number.POSITIVE_INFINITY)
      for (const [index, stays] of seconds.entries()) chosen.data.payload.slides[index].seconds = stays
      if (payload) chosen.data.payload = payload
      if (letters) Object.assign(chosen.data.payload, { letters })
      if (other) Object.assign(chosen, { document: other, data: payload ? { payload } : {} })
      const data = JSON.parse(await inlined(JSON.stringify(chosen.data)))
      const frame = await frameOnPage()
      Object.assign(frame.style, { width: `${viewport.width}px`, height: `${viewport.height}px` })
      const sent: unknown[][] = []
      Object.assign(window, { sent })
      await new Promise<void>((resolve, reject) => {
        addEventListener('message', ({ source, data: message }) => {
          if (source !== frame.contentWindow) return
          if (message.type === 'sent') sent.push(message.args)
          if (message.type === 'failed') reject(new Error(message.why))
          if (message.type === 'drawn') resolve()
        })
        frame.contentWindow?.postMessage({ type: 'draw', document: chosen.document, data, viewport }, '*')
      })

      async function rehearsed(text: string) {
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ text, session: {} })
        return (await (await fetch(`${group}/alexa/rehearse`, { method: 'POST', headers, body })).json())
          .screen
      }

      /** The same frame for all drawings, because the renderer takes seconds to start. */
      async function frameOnPage(): Promise<HTMLIFrameElement> {
        const present = document.getElementById('echo')
        if (present) return present as HTMLIFrameElement
        const frame = Object.assign(document.createElement('iframe'), {
          id: 'echo',
          src: '/alexa-frame/frame.html',
        })
        frame.setAttribute('sandbox', 'allow-scripts')
        Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '1000', border: '0' })
        await new Promise<void>((resolve) => {
          addEventListener('message', ({ source, data: message }) => {
            if (source === frame.contentWindow && message.type === 'ready') resolve()
          })
          document.body.append(frame)
        })
        return frame
      }

      async function inlined(json: string): Promise<string> {
        let filled = json
        for (const path of new Set(json.match(/\/api\/objects\/[0-9a-f-]+/g) ?? [])) {
          const bytes = await (await fetch(path)).blob()
          const url = await new Promise<string>((resolve) => {
            const reader = new FileReader()
            reader.onload = () => resolve(String(reader.result))
            reader.readAsDataURL(bytes)
          })
          filled = filled.replaceAll(path, url)
        }
        return filled
      }
    },
    drawing,
  )
}
