import { expect, test } from 'vitest'
import { firstRows, groupAddresses } from '#contract/pages/first-view.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { pictureUrl } from '#contract/photos/photos.ts'
import { wallClock } from '#contract/platform/wall-clock.ts'
import type { Browser } from '../browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenItem,
  givenOthers,
  givenPerson,
  givenPhoto,
} from '../given/given.ts'
import { givenVisit } from '../given/given-visit.ts'
import type { TestApp } from '../test-app.ts'

const asPage = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' }
const block = /<script type="application\/json" id="first-view">(.*?)<\/script>/s

/** Node's own `fetch` says that it opens no page. */
async function open(app: TestApp, { cookies }: Browser, url: string, more: Record<string, string> = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { headers, payload } = await app.server.inject({ url, headers: { ...asPage, cookie, ...more } })
  const [, json] = block.exec(payload) ?? []
  return { headers, html: payload, view: json === undefined ? null : JSON.parse(json) }
}

test('a page holds what its calls answer, and nothing of other groups', async () => {
  const { app, anna, group, path } = await createFamilyApp()
  const { path: theirs } = await givenOthers(app)
  await givenPhoto(anna, path, 'In the garden')
  await givenItem(anna, path)
  const { view, headers, html } = await open(app, anna, '/')
  expect(headers['cache-control']).toBe('no-store')
  const addresses = Object.keys(view.answers)
  expect(addresses).toContain('/api/auth/user')
  expect(addresses).toContain(`${path}/photos?limit=${firstRows.dashboardPhotos}`)
  for (const address of addresses) {
    const { status, body } = await anna.get(address)
    expect(view.answers[address], address).toEqual({ status, body })
  }
  expect(html).not.toContain(theirs)
  expect((await open(app, anna, `/shopping?group=${theirs.split('/').at(-1)}`)).view.answers).toHaveProperty([
    `/api/family-groups/${group.id}/shopping`,
  ])
})

const pagesWithLists = Object.values(pagePaths).filter((page) => groupAddresses(page, '').length > 0)

test.each(pagesWithLists)('every list that %s shows first is in it', async (page) => {
  const { app, anna, group } = await createFamilyApp()
  const { view } = await open(app, anna, page)
  expect(Object.keys(view.answers)).toEqual(expect.arrayContaining(groupAddresses(page, group.id)))
})

test('a list that is very long comes by itself, so that it does not hold up the page', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { date } = wallClock(app.clock.now(), 'UTC')
  for (let n = 0; n < 18; n++) await givenVisit(anna, path, { date, who: `Visitor ${n}`, repeats: 'daily' })
  const addresses = Object.keys((await open(app, anna, '/schedule')).view.answers)
  expect(addresses).toContain(`${path}/schedule`)
  expect(addresses).not.toContain(`${path}/visits?days=${firstRows.visitDays}`)
})

test('a link of another group of the person holds the lists of that group', async () => {
  const { app, anna } = await createFamilyApp()
  const { body: second } = await anna.post('/api/family-groups', { name: 'Mum' })
  const addresses = async (page: string, cookie?: string) => {
    if (cookie) anna.cookies.set('sunporch_group', cookie)
    return Object.keys((await open(app, anna, page)).view.answers)
  }
  expect(await addresses(`/shopping?group=${second.id}`)).toContain(
    `/api/family-groups/${second.id}/shopping`,
  )
  expect(await addresses('/shopping', second.id)).toContain(`/api/family-groups/${second.id}/shopping`)
})

test('to a visitor the page says that nobody is signed in, and no more', async () => {
  const { app, anna } = await createFamilyApp()
  anna.cookies.clear()
  const { view } = await open(app, anna, '/')
  expect(view).toEqual({ mark: view.mark, answers: { '/api/auth/user': { status: 401 } } })
})

test('no text of a family ends the element that it stands in', async () => {
  const { app, anna, path } = await createFamilyApp()
  const name = '</script><script>alert(1)</script><!-- <script>'
  await givenItem(anna, path, { name })
  const { view, html, headers } = await open(app, anna, '/shopping')
  expect(view.answers[`${path}/shopping`].body.items[0].name).toBe(name)
  expect(html).not.toContain(name)
  expect(html.match(/<script>/g)).toHaveLength(2)
  expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'")
})

test('a page that is fetched to be kept holds nothing of a person', async () => {
  const { app, anna } = await createFamilyApp()
  const ways: Record<string, string>[] = [{ accept: '*/*' }, { 'sec-fetch-mode': 'cors' }]
  for (const headers of ways) {
    const page = await open(app, anna, '/', headers)
    expect(page.html).not.toContain('first-view')
    expect(page.headers['cache-control']).toBe('no-cache')
  }
  const head = await anna.request('HEAD', '/', undefined, asPage)
  expect(head.status).toBe(200)
})

test('the stream says what has changed since the page was made', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { view } = await open(app, anna, '/')
  const opened = async (mark: string) => {
    const stream = await anna.listen(`${path}/live?since=${encodeURIComponent(mark)}`)
    await stream.until('open')
    stream.close()
    return stream.events.find(({ event }) => event === 'open')?.data
  }
  await givenItem(anna, path)
  await expect
    .poll(() => app.live.since(view.mark, [`group:${path.split('/').at(-1)}`]))
    .toContain('shopping')
  const { changed } = (await opened(view.mark)) as { changed: string[] }
  expect(changed).toContain('shopping')
  expect(changed).not.toContain('photos')
  expect(await opened('unknown')).toEqual({})
  const refused = await anna.get(`${path}/live?since=${'x'.repeat(600)}`)
  expect(refused.status).toBe(422)
})

test('a page is painted before its scripts come, for whom it is and not for who keeps it', async () => {
  const { app, anna } = await createFamilyApp()
  const { body: group } = await anna.post('/api/family-groups', { name: 'Mum & <b>Dad</b>' })
  const gallery = `/photo-gallery?group=${group.id}`
  expect(paintOf((await open(app, anna, gallery)).html)).toBe('')
  const photo = await givenPhoto(anna, `/api/family-groups/${group.id}`, 'In the garden')
  const painted = paintOf((await open(app, anna, gallery)).html)
  expect(painted).toContain('Mum &#38; &#60;b&#62;Dad&#60;/b&#62;')
  expect(painted).toContain(`src="${pictureUrl(photo)}"`)
  expect(painted).not.toContain('{{')
  expect(paintOf((await open(app, anna, '/')).html)).toContain('Dashboard</h1>')
  const kept = await app.server.inject({ url: '/', headers: { accept: '*/*' } })
  expect(paintOf(kept.payload)).toBe('')
  anna.cookies.clear()
  expect(paintOf((await open(app, anna, '/')).html)).toContain('Get Started')
  expect(paintOf((await open(app, anna, '/shopping')).html)).toBe('')
})

test('a page speaks the language of its person, else of the browser; one that is kept is the same for everybody', async () => {
  const { app, anna } = await createFamilyApp()
  const inPolish = { 'accept-language': 'pl-PL, en;q=0.5' }
  await anna.request('PUT', '/api/auth/user/language', { language: 'de' })
  const german = await open(app, anna, '/', inPolish)
  expect(german.html).toContain('<html lang="de" dir="ltr">')
  expect(german.html).toMatch(/href="\/assets\/words-home-de-/)
  expect(german.html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=de"')
  expect(paintOf(german.html)).toContain('Übersicht</h1>')
  const kept = await open(app, anna, '/', { ...inPolish, accept: '*/*' })
  expect(kept.html).toContain('<html lang="en" dir="ltr">')
  expect(kept.html).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  await app.db.updateTable('users').set({ language: null }).execute()
  expect(paintOf((await open(app, anna, '/', inPolish)).html)).toContain('Pulpit</h1>')
  anna.cookies.clear()
  const visitors = await open(app, anna, '/', inPolish)
  expect(visitors.html).toContain('<html lang="pl" dir="ltr">')
  expect(visitors.html).not.toContain('words-home')
})

test('the installed app is described in the language of its page, else in that of the browser', async () => {
  const { server } = (await createFamilyApp()).app
  async function manifest(query: string, wished = 'en') {
    const url = `/manifest.webmanifest${query}`
    const answer = await server.inject({ url, headers: { 'accept-language': wished } })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json',
      vary: expect.stringContaining('accept-language'),
    })
    return answer.json()
  }
  const english = await manifest('')
  expect(english.description).toBe("Stay connected with your loved one's daily life")
  for (const german of [
    await manifest('?lang=de', 'pl'),
    await manifest('', 'de-AT'),
    await manifest('?lang=x', 'de'),
  ])
    expect(german).toEqual({
      ...english,
      description: 'Ganz nah am Alltag deiner Lieben',
      lang: 'de',
      shortcuts: [
        { name: 'Fotos', url: '/photo-gallery' },
        { name: 'Zeitplan', url: '/schedule' },
        { name: 'Einkaufen', url: '/shopping' },
      ],
    })
  expect(await manifest('?lang=en', 'de')).toEqual(english)
})

test('somebody who has just made an account, and has no group, sees that the page is on its way', async () => {
  const { app } = await createFamilyApp()
  const mia = await givenPerson(app, 'Mia')
  for (const page of Object.values(pagePaths))
    expect(paintOf((await open(app, mia, page)).html), page).toContain('Loading...')
})

test('the Dashboard is painted with the picture of the screen, dimmed where the screen does not say so itself', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const painted = async () => paintOf((await open(app, anna, '/')).html)
  const photo = await givenPhoto(anna, path, 'In the garden')
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  const address = `${path}/photos/${photo.id}/picture?w=640`
  expect(await painted()).not.toContain(address)
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  expect((await screen.post(`/api/screen/deliveries/${delivery.id}/shown`, {})).status).toBe(200)
  const showing = { kind: 'picture', deliveryId: delivery.id }
  await screen.post('/api/screen/contact', { wasTouched: false, showing })
  expect(await painted()).toContain(address)
  expect(await painted()).not.toContain('data-dimmed=')
  stream.close()
  await expect.poll(painted).toContain('data-dimmed=""')
  expect((await anna.get(address)).status).toBe(200)
  expect(paintOf((await open(app, anna, '/photo-gallery')).html)).not.toContain(address)
  await anna.delete(`${path}/photos/${photo.id}`)
  expect(await painted()).not.toContain(address)
  expect(await painted()).toContain('Dashboard</h1>')
})

function paintOf(html: string): string {
  return /<div id="root">(.*?)<\/div>\n/s.exec(html)?.[1] ?? 'no root'
}
