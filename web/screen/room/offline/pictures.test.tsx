import { afterEach, expect, test, vi } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { localState } from './local-state.ts'
import { dropFilm, readFilm, readKeptSong, readPicture, removePictures, syncPictures } from './pictures.ts'

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

test.each([
  ['there is room', { quota: 1e9, usage: 0 }, 12],
  ['there is little room', { quota: 1e9, usage: 9e8 }, 0],
])('films come after the pictures, the newest of them, where %s', async (_, estimate, kept) => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => estimate } })
  const items = Array.from({ length: 14 }, (_, index) => withFilm(itemOf(`${index}`)))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return given('film')
  })
  await syncPictures('screen', items)
  expect(asked.slice(0, 14).every((url) => !url.includes('film'))).toBe(true)
  expect(asked.slice(14)).toEqual(items.slice(0, kept).map(({ film }) => film?.url))
  // One that is not kept comes from the server each time.
  expect(await (await readFilm('screen', items[13] as ScreenItem)).text()).toBe('film')
  await syncPictures('screen', items)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  await expect(readFilm('screen', items[13] as ScreenItem)).rejects.toThrow('offline')
  const first = readFilm('screen', items[0] as ScreenItem)
  if (kept > 0) expect(await (await first).text()).toBe('film')
  else await expect(first).rejects.toThrow('offline')
})

test('the newest three songs come after the pictures and the voices, and are all that is kept of them', async () => {
  const voice = { url: '/voice', duration: 1000 }
  const songs = ['a', 'b', 'c', 'd'].map((name) => ({
    ...{ ...itemOf(name), kind: 'content' as const },
    voice: { ...voice, url: `/song/${name}` },
  }))
  const said = { ...itemOf('said'), kind: 'voice' as const, voice }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('sound', { headers: { 'content-type': 'audio/mpeg' } })
  })
  await syncPictures('screen', [...songs, said])
  expect(asked.slice(-3)).toEqual(['/song/a', '/song/b', '/song/c'])
  expect(asked).toContain('/voice')
  const kept = await Promise.all(songs.map(async (song) => (await readKeptSong('screen', song))?.size))
  expect(kept).toEqual([5, 5, 5, undefined])
  await syncPictures('screen', songs.slice(1))
  expect((await readKeptSong('screen', songs[3] as ScreenItem))?.size).toBe(5)
  expect(await readKeptSong('screen', songs[0] as ScreenItem)).toBeNull()
  const another = { ...(songs[3] as ScreenItem), voice: { ...voice, url: '/song/d?v=another' } }
  await syncPictures('screen', [another])
  expect(asked.at(-1)).toBe('/song/d?v=another')
  expect((await readKeptSong('screen', another))?.size).toBe(5)
  expect(await readKeptSong('screen', songs[3] as ScreenItem)).toBeNull()
})

test('a device that plays no such film keeps none, and one that has failed waits until it is tried again', async () => {
  const items = ['one', 'two'].map((id) => withFilm(itemOf(id)))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return given('film')
  })
  const canPlay = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
  await syncPictures('screen', items)
  canPlay.mockRestore()
  expect(asked).toEqual(['/two', '/one'])
  const failed = '0190c0de-0000-7000-8000-000000000015'
  localState.unplayed.write([failed])
  await syncPictures('screen', [...items, withFilm(itemOf(failed))])
  expect(asked.slice(2).toSorted()).toEqual([`/${failed}`, '/film/one', '/film/two'].toSorted())
  localState.unplayed.remove()
})

test('the page of a network that asks for a sign-in is not kept as a film', async () => {
  const one = withFilm(itemOf('one'))
  const answers = [new Response('<p>Welcome', { headers: { 'content-type': 'text/html' } }), given('film')]
  vi.stubGlobal('fetch', async (url: string) => (url === '/film/one' ? answers.shift() : given('picture')))
  await syncPictures('screen', [one])
  await syncPictures('screen', [one])
  expect(answers).toEqual([])
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  expect(await (await readFilm('screen', one)).text()).toBe('film')
})

test('a film that does not play is fetched again', async () => {
  const one = withFilm(itemOf('one'))
  const answers = ['damaged', 'film']
  vi.stubGlobal('fetch', async (url: string) => given(url === '/film/one' ? answers.shift() : 'picture'))
  expect(await (await readFilm('screen', one)).text()).toBe('damaged')
  await dropFilm('screen', one)
  expect(await (await readFilm('screen', one)).text()).toBe('film')
})

function given(body: string | undefined): Response {
  return new Response(body, { headers: { 'content-type': 'video/mp4' } })
}

function withFilm(item: ScreenItem): ScreenItem {
  return { ...item, film: { url: `/film/${item.deliveryId}`, duration: 1000, hasSound: true } }
}

function redirected(response: Response): Response {
  return Object.defineProperty(response, 'redirected', { value: true })
}

/** What this file reads of an item. */
function itemOf(deliveryId: string): ScreenItem {
  const picture = { url: `/${deliveryId}`, width: 4, height: 3, thumbhash: '' }
  return { deliveryId, shownAt: null, picture } as unknown as ScreenItem
}
