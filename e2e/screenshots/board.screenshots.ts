import type { ScreenView } from '#contract/screen/screen-view.ts'
import { changeView, madeUpItem, madeUpVisits } from '../support/made-up-view.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 800, height: 1280 },
  { width: 390, height: 844 },
]

test('the still board, in every size, with few words and with many', async ({ newContext, page }) => {
  const { groupId } = await givenFamily(page, 'Mia')
  await page.goto('/')
  const path = `/api/family-groups/${groupId}`
  const at = (hour: number) =>
    callApi(page, path, { lovedOneName: 'Grandma', timeZone: zoneWhereItIs(hour) }, 'PATCH')
  await at(14)
  const photoId = await addPhoto(page, path, 'A walk in Arezzo', await picture('gps/DSCN0010.jpg'))
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)

  const context = await newContext({ serviceWorkers: 'block' })
  const screen = await context.newPage()
  const link = await callApi(page, `${path}/devices/links`)
  let change: Partial<ScreenView> = {}
  await changeView(screen, ({ items }) => ({ ...change, items: [...(change.items ?? []), ...items] }))
  // The server knows nothing of what is made up here.
  await screen.route('**/api/screen/deliveries/**', (route) => route.fulfill({ status: 404, json: {} }))
  await screen.goto(String(link.url))
  await screen.locator('.picture, .day').first().waitFor()

  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const said = (name: string, relation: string, title: string, hours: number) =>
    madeUpItem({
      kind: 'note',
      title,
      sentAt: ago(hours),
      sender: { name: `${name} Hartley`, relation, profileImageUrl: null },
    })
  const four = [
    said('Anna', 'your daughter', "Your blue coat is at the cleaner's. I bring it on Wednesday.", 4),
    said('Ben', 'your son', 'I am at your door at three. You need not cook.', 20),
    said('Leo', 'your great-grandson', 'I can ride without hands now!', 70),
    said('Marta', 'your sister', 'The tulips you gave me are out. I think of you each morning.', 180),
  ]
  const long = said(
    'Ida',
    'your niece',
    `${'We were at the sea with everybody, and it was windy. '.repeat(9)}`,
    1,
  )
  const film = madeUpItem({
    kind: 'content',
    title: 'Casablanca',
    card: { say: 'Alexa, play Casablanca on Netflix', link: null },
  })
  const visits = madeUpVisits('Hairdresser')
  await show('four', { look: 'board', items: four, visits })
  await show('one', { look: 'board', items: four.slice(0, 1), visits: [] })
  await show('none', { look: 'board', items: [], visits: [] })
  await show('many', { look: 'board', items: [long, film, ...four], visits })
  await show('largest', { look: 'board', items: four, visits, textSize: 'largest' })
  await show('german', { look: 'board', items: four, visits, language: 'de', textSize: 'largest' })
  await show('ink', { look: 'ink', items: four, visits })
  await screen.mouse.click(300, 20)
  await take('ink-touched')
  await screen.getByRole('button', { name: 'ride without hands' }).click()
  await take('ink-large')
  await at(22)
  await show('night', { look: 'board', items: four, visits })

  async function show(name: string, view: Partial<ScreenView>) {
    change = view
    await screen.reload()
    await screen.locator('.board-picture:not(.waiting)').waitFor()
    await take(name)
  }

  async function take(name: string) {
    await takeEach(screen, sizes, (width) => `screenshots/board/${width}/${name}.png`)
  }
})
