import { afterEach, expect, test, vi } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { readPicture, removePictures, syncPictures } from './pictures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  removePictures()
})

test('a picture that the server does not have keeps none of the others from being stored', async () => {
  const [lost, kept] = ['lost', 'kept'].map(itemOf) as [ScreenItem, ScreenItem]
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/lost' ? new Response('{}', { status: 404 }) : new Response('picture'),
  )
  await syncPictures('screen', [kept, lost])
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  expect(await (await readPicture('screen', kept)).text()).toBe('picture')
  await expect(readPicture('screen', lost)).rejects.toThrow('offline')
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no way there'))],
  ['refuses', () => Promise.resolve(redirected(new Response('', { status: 403 })))],
])('where the storage %s to which the server leads, the server sends the picture itself', async (_, led) => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push([url, init?.headers])
    return init ? led() : new Response('picture')
  })
  expect(await (await readPicture('screen', itemOf('one'))).text()).toBe('picture')
  expect(asked).toEqual([
    ['/one', { accept: 'image/*' }],
    ['/one', undefined],
  ])
})

function redirected(response: Response): Response {
  return Object.defineProperty(response, 'redirected', { value: true })
}

/** What this file reads of an item. */
function itemOf(deliveryId: string): ScreenItem {
  const picture = { url: `/${deliveryId}`, width: 4, height: 3, thumbhash: '' }
  return { deliveryId, shownAt: null, picture } as unknown as ScreenItem
}
