import type { Page } from '@playwright/test'
import { send } from './person.ts'
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
  const { id } = await send(page, `${group}/content`, series)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await send(page, `${group}/schedule`, {
    contentItemId: id,
    photoId: null,
    scheduledFor,
    isRecurring: false,
  })
}

type Drawing = { group: string; name: string; viewport: { width: number; height: number }; slide?: number }

/** What the document that was drawn last has sent so far. */
export function readSent(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window as unknown as { sent: unknown[][] }).sent)
}

/** Fills the page, which is one of ours, with one Echo. */
export async function draw(page: Page, drawing: Drawing): Promise<void> {
  return page.evaluate(async ({ group, name, viewport, slide = 0 }) => {
    const documents = await (await fetch(`${group}/alexa/preview`)).json()
    const chosen = documents.find((document: { name: string }) => document.name === name)
    if (chosen.data.payload?.slides) chosen.data.payload.at = slide
    const data = JSON.parse(await inlined(JSON.stringify(chosen.data)))
    const frame = await frameOnPage()
    Object.assign(frame.style, { width: `${viewport.width}px`, height: `${viewport.height}px` })
    const sent: unknown[][] = []
    Object.assign(window, { sent })
    await new Promise<void>((resolve, reject) => {
      addEventListener('message', function hear({ source, data: told }) {
        if (source !== frame.contentWindow) return
        if (told.type === 'sent') sent.push(told.args)
        if (told.type === 'failed') reject(new Error(told.why))
        if (told.type === 'drawn') resolve()
      })
      frame.contentWindow?.postMessage({ type: 'draw', document: chosen.document, data, viewport }, '*')
    })

    /** One for all drawings: the renderer takes seconds to start. */
    async function frameOnPage(): Promise<HTMLIFrameElement> {
      const there = document.getElementById('echo')
      if (there) return there as HTMLIFrameElement
      const frame = Object.assign(document.createElement('iframe'), {
        id: 'echo',
        src: '/alexa-frame/frame.html',
      })
      frame.setAttribute('sandbox', 'allow-scripts')
      Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '1000', border: '0' })
      await new Promise<void>((resolve) => {
        addEventListener('message', ({ source, data: told }) => {
          if (source === frame.contentWindow && told.type === 'ready') resolve()
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
  }, drawing)
}
