import { callApi, givenFamily, givenScreen } from './person.ts'
import { addPhoto } from './photo.ts'
import { picture } from './pictures.ts'
import { test } from './server.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('a group that is kept in memory', async ({ newContext, page, server }) => {
  const { groupId } = await givenFamily(page, server.url, 'Anna')
  const path = `/api/family-groups/${groupId}`
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const screen = await givenScreen(page, await newContext())
  for (const [caption, file] of [
    ['The garden in June', 'phone/iphone_hdr_YES.jpg'],
    ['A walk in Arezzo', 'gps/DSCN0010.jpg'],
  ] as const) {
    const id = await addPhoto(page, path, caption, await picture(file))
    await callApi(page, `${path}/photos/${id}/send-to-alexa`)
  }
  await page.goto(`${server.url}/settings`)
  await page.getByRole('button', { name: 'Keep in memory…' }).click()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `screenshots/in-memory/ask-${size.width}.png` })
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep in memory' }).click()
  await page.getByText('In memory of Rose since').waitFor()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto(`${server.url}/settings`)
    await page.getByText('In memory of Rose since').scrollIntoViewIfNeeded()
    await page.screenshot({ path: `screenshots/in-memory/card-${size.width}.png` })
    await page.goto(server.url)
    await page.getByRole('heading', { name: 'In memory of Rose' }).waitFor()
    await page.screenshot({ path: `screenshots/in-memory/dashboard-${size.width}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Write a note' }).click()
    await page.getByRole('textbox', { name: 'Note' }).fill('I miss you')
    await page.screenshot({ path: `screenshots/in-memory/note-${size.width}.png` })
    await screen.setViewportSize(size)
    await screen.getByRole('img').first().waitFor()
    await screen.screenshot({ path: `screenshots/in-memory/screen-${size.width}.png` })
  }
})
