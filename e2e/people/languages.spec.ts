import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { callApi, emailOf, givenFamily, givenScreen } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test('a German browser reads the way in: the first page, a new account, a refusal, a lost password', async ({
  newContext,
  server,
}) => {
  const page = await (await newContext({ locale: 'de-AT' })).newPage()
  await page.goto(server.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mit im Zimmer, wo immer du bist.')
  await page.getByRole('link', { name: 'Loslegen' }).click()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('link', { name: 'Nutzungsbedingungen' })).toBeVisible()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByText('Bitte gib deinen Vornamen ein.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Ich habe schon ein Konto' }).click()
  await page.getByLabel('E-Mail').fill(emailOf('Niemand'))
  await page.getByLabel('Passwort', { exact: true }).fill('wrong horse battery')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Die E-Mail-Adresse oder das Passwort stimmt nicht.')

  await page.getByRole('button', { name: 'Passwort vergessen' }).click()
  await page.getByRole('button', { name: 'Link zuschicken' }).click()
  await expect(page.getByRole('status')).toContainText('Dieser Server verschickt keine Mails.')
})

test('somebody who reads only Polish accepts an invitation', async ({ newContext, page }) => {
  const { groupId } = await givenFamily(page)
  const path = `/api/family-groups/${groupId}/members`
  const { link } = await callApi(page, path, { email: emailOf('Ola'), role: 'member' })
  const other = await (await newContext({ locale: 'pl-PL' })).newPage()
  await other.goto(String(link))
  await expect(other.getByText('Rola: rodzina.')).toBeVisible()
  expect(await violations(other)).toEqual([])
  await other.getByRole('link', { name: 'Załóż konto i dołącz' }).click()
  await other.getByLabel('Imię').fill('Ola')
  await other.getByLabel('Nazwisko').fill('Nowak')
  await other.getByLabel('Nowe hasło').fill('correct horse battery')
  await other.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(other.getByText('Należysz teraz do grupy The Hartleys.', { exact: true })).toBeVisible()
})

test('a German family has the app in German, and in Polish as soon as somebody chooses it', async ({
  newContext,
  server,
}) => {
  const page = await (await newContext({ locale: 'de-AT' })).newPage()
  await givenFamily(page, 'Emma', server.url)
  await callApi(page, '/api/auth/user/language', { language: 'de' }, 'PUT')
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Übersicht', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Noch ist kein Bildschirm verbunden' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bild schicken' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Einkaufen' }).first().click()
  await page.getByRole('textbox', { name: 'Neues hinzufügen' }).fill('Milch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Noch zu kaufen (1)' })).toContainText('Milch')
  expect(await violations(page)).toEqual([])

  await page.goto(`${server.url}/settings/you`)
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Polski')
  await expect(page.getByRole('link', { name: 'Pulpit' }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.getByRole('link', { name: 'Pulpit' }).first().click()
  await expect(page.getByRole('heading', { name: 'Nie ma jeszcze połączonego ekranu' })).toBeVisible()
})

test('where the words cannot be fetched, the page speaks English', async ({ newContext, server }) => {
  const page = await (await newContext({ locale: 'fr-FR' })).newPage()
  await page.route('**/assets/words-*', (route) => route.abort())
  await page.goto(`${server.url}/api/login#create`)
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('somebody who reads German plans a visit, writes a note and looks at the gallery', async ({
  newContext,
}) => {
  const page = await (await newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })).newPage()
  await givenFamily(page)
  await callApi(page, '/api/auth/user/language', { language: 'de' }, 'PUT')
  await page.goto('/schedule')
  await page.getByRole('button', { name: 'Ersten Besuch eintragen' }).click()
  const visit = page.getByRole('dialog', { name: 'Wer kommt, oder was ist los?' })
  await visit.getByLabel('Wer').fill('Ben')
  await visit.getByRole('button', { name: 'Eintragen' }).click()
  await expect(visit).toHaveCount(0)
  await expect(page.getByText('Am Tag selbst steht es auf dem Bildschirm.', { exact: true })).toBeVisible()
  const tomorrow = page.getByRole('region', { name: 'Morgen', exact: true })
  await expect(tomorrow.getByText('15:00')).toBeVisible()

  await page.goto('/content-library/notes')
  await page.getByRole('button', { name: 'Nachricht schreiben' }).first().click()
  const note = page.getByRole('dialog', { name: 'Nachricht schreiben' })
  await note.getByLabel('Nachricht', { exact: true }).fill('Dein blauer Mantel ist in der Reinigung.')
  await note.getByRole('button', { name: 'Auf den Bildschirm schicken' }).click()
  await expect(page.getByRole('heading', { name: 'Jetzt für den Bildschirm' })).toBeVisible()

  await page.goto('/photo-gallery')
  await expect(page.getByText('Noch keine Fotos', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

const sendingWords = [
  {
    language: 'de',
    send: 'Bild schicken',
    caption: 'Bildunterschrift (freiwillig)',
    toScreen: 'Auf den Bildschirm: Rose',
    sent: 'Geschickt',
    told: 'Foto geschickt',
    done: 'Fertig',
  },
  {
    language: 'pl',
    send: 'Wyślij zdjęcie',
    caption: 'Podpis (opcjonalnie)',
    toScreen: 'Wyślij na ekran: Rose',
    sent: 'Wysłano',
    told: 'Zdjęcie wysłane',
    done: 'Gotowe',
  },
]

for (const { language, ...words } of sendingWords)
  test(`a family sends a picture to the screen, and hears what has become of it, in ${language}`, async ({
    newContext,
  }) => {
    const page = await (await newContext({ locale: language })).newPage()
    const { path } = await givenFamily(page)
    await callApi(page, '/api/auth/user/language', { language }, 'PUT')
    await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
    const screen = await givenScreen(page, await newContext())
    await page.goto('/')
    await choosePictures(page, words.send, ['Garten.jpg'])
    const dialog = page.getByRole('dialog', { name: words.send })
    await dialog.getByLabel(words.caption).fill('Der Garten')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: words.toScreen }).click()
    await expect(screen.getByRole('img', { name: 'Der Garten' })).toBeVisible()
    await expect(dialog.getByText(words.sent, { exact: true })).toBeVisible()
    await expect(page.getByText(words.told, { exact: true }).first()).toBeVisible()
    await dialog.getByRole('button', { name: words.done }).click()
    await screen.getByRole('button', { name: 'I love it' }).click()
    await expect(page.getByText(/♥/).first()).toBeVisible()
  })

test('somebody who reads Polish sends pictures without a connection, and they go on by themselves', async ({
  newContext,
}) => {
  const context = await newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  const { path } = await givenFamily(page)
  await callApi(page, '/api/auth/user/language', { language: 'pl' }, 'PUT')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  await page.goto('/')
  await choosePictures(page, 'Wyślij zdjęcie', ['ogród.jpg', 'lista.txt', 'kot.jpg'])
  const dialog = page.getByRole('dialog', { name: 'Wyślij zdjęcie' })
  await expect(dialog.getByRole('alert')).toContainText('lista.txt: Ten plik nie jest obrazem')
  await dialog.getByLabel('Jeden podpis dla wszystkich (opcjonalnie)').fill('Ogród')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Wyślij na ekran: Rose' }).click()
  await expect(dialog.getByText('Nie ma połączenia. Przesyłanie ruszy samo, gdy tylko wróci.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ukryj' }).click()
  await context.setOffline(false)
  await expect(page.getByText('Dodane zdjęcia: 2', { exact: true }).first()).toBeVisible()
})

test('what the server refuses is said in German and in Polish', async ({ newContext }) => {
  const page = await (await newContext({ locale: 'de-DE' })).newPage()
  await givenFamily(page)
  await callApi(page, '/api/auth/user/language', { language: 'de' }, 'PUT')
  await page.goto('/schedule')
  await page.getByRole('button', { name: 'Ersten Besuch eintragen' }).click()
  const visit = page.getByRole('dialog', { name: 'Wer kommt, oder was ist los?' })
  await visit.getByLabel('Wer').fill('Ben')
  await visit.getByLabel('Tag', { exact: true }).fill('2090-05-01')
  await visit.getByRole('button', { name: 'Eintragen' }).click()
  await expect(visit.getByText('Bitte wähle einen Tag in den nächsten 10 Jahren.')).toBeVisible()

  await callApi(page, '/api/auth/user/language', { language: 'pl' }, 'PUT')
  await page.goto('/family-members')
  await page.getByRole('button', { name: 'Zaproś kogoś' }).first().click()
  const inviting = page.getByRole('dialog')
  await inviting.getByRole('textbox').first().fill(emailOf('Emma'))
  await inviting.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(inviting.getByText('Ta osoba należy już do grupy.')).toBeVisible()
})

async function choosePictures(page: Page, button: string, names: string[]): Promise<void> {
  const small = await smallPicture()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(
    names.map((name) => ({ ...small, name, ...(name.endsWith('.txt') && { mimeType: 'text/plain' }) })),
  )
}

test('somebody who reads German finds a setting, changes it, and reads that it is saved', async ({
  newContext,
  server,
}) => {
  const page = await (await newContext({ locale: 'de-DE' })).newPage()
  await givenFamily(page, 'Emma', server.url)
  await callApi(page, '/api/auth/user/language', { language: 'de' }, 'PUT')
  await page.goto(`${server.url}/settings`)
  const search = page.getByRole('searchbox', { name: 'Einstellungen durchsuchen' })
  await search.fill('dunkel')
  await search.press('Enter')
  await page.getByRole('radio', { name: 'Dunkel' }).check()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('textbox', { name: 'Telefon' }).fill('+49 30 1234567')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Deine Familie sieht sie neben deinem Namen.', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Alle Einstellungen' }).click()
  const sending = page.getByRole('switch', { name: 'Automatisch schicken' })
  await sending.click()
  await expect(sending).not.toBeChecked()
  await page.getByRole('button', { name: 'Telefonnummer hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('+49 30 7654321')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Deine Familie kann sie jetzt wählen.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '+49 30 7654321' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
