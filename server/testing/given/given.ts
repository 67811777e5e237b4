import type { ContentItem, NewContentItem } from '#contract/content.ts'
import type { Delivery } from '#contract/delivery/delivery.ts'
import type { ApiToken } from '#contract/family/api-tokens.ts'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { InvitedMember, NewInvitation } from '#contract/family/invitations.ts'
import type { User } from '#contract/identity/identity.ts'
import type { NewNote, Note } from '#contract/notes/notes.ts'
import type { Photo } from '#contract/photos/photos.ts'
import type { Role, TokenRight } from '#contract/platform/policy.ts'
import type { NewScheduleEntry, ScheduleEntry } from '#contract/schedule.ts'
import type { NewShoppingItem, ShoppingItem } from '#contract/shopping/shopping.ts'
import { addMember } from '../../family/membership.ts'
import { days, toIso } from '../../platform/clock.ts'
import { type Browser, openBrowser } from '../browser.ts'
import { createTestApp, provingInvitation, type TestApp } from '../test-app.ts'
import { givenPicture } from './given-picture.ts'

/** Somebody who has signed in, and the browser they sit at. */
export type Person = Browser & { user: User }

export const password = 'correct horse battery'

/** Creates an account through the sign-in page's own call. */
export async function givenPerson(
  app: Parameters<typeof openBrowser>[0],
  firstName: string,
): Promise<Person> {
  const browser = openBrowser(app)
  const email = newAddress(app, firstName)
  const signedUp = await browser.post('/api/auth/sign-up', {
    firstName,
    lastName: 'Hartley',
    email,
    password,
    invitation: provingInvitation,
  })
  if (signedUp.status !== 201) throw new Error(`no account for ${firstName}: ${signedUp.bytes}`)
  return { ...browser, user: (await browser.get('/api/auth/user')).body }
}

const namesakes = new WeakMap<object, Map<string, number>>()

/** anna@example.com, and anna2@example.com for the next Anna of the same server. */
function newAddress(app: object, firstName: string): string {
  const name = firstName.toLowerCase()
  const counts = namesakes.get(app) ?? new Map<string, number>()
  const count = (counts.get(name) ?? 0) + 1
  namesakes.set(app, counts.set(name, count))
  return `${name}${count > 1 ? count : ''}@example.com`
}

export type Family = { group: FamilyGroup; anna: Person; path: string }

/** Anna and the group that she takes care of, apart and together. `path` is the group's address. */
export async function givenFamily(app: TestApp): Promise<Family & { family: Family }> {
  const anna = await givenPerson(app, 'Anna')
  const made = await anna.post('/api/family-groups', { name: 'The Hartleys', timeZone: 'Europe/Berlin' })
  const family = { anna, group: made.body, path: `/api/family-groups/${made.body.id}` }
  return { ...family, family }
}

/** A server of the test's own, and Anna's family on it. */
export async function createFamilyApp(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment)
  return { app, ...(await givenFamily(app)) }
}

/** The same, with a screen in the loved one's room. */
export async function createRoomApp(environment: Record<string, string> = {}) {
  const given = await createFamilyApp(environment)
  return { ...given, screen: await givenScreen(given.app, given) }
}

/** Olga and another group, which have nothing to do with Anna's. */
export async function givenOthers(
  app: TestApp,
  firstName = 'Olga',
): Promise<{ person: Person; path: string }> {
  const person = await givenPerson(app, firstName)
  const made = await person.post('/api/family-groups', { name: 'Others' })
  return { person, path: `/api/family-groups/${made.body.id}` }
}

/** The group is kept in memory of the loved one from now on, or with false not any more. */
export async function keepInMemory(primary: Browser, path: string, isInMemory = true): Promise<void> {
  const kept = await primary.request('PUT', `${path}/in-memory`, { isInMemory })
  if (kept.status !== 200) throw new Error(`not kept in memory: ${kept.bytes}`)
}

/** A further member, without the invitation that brought them. */
export async function givenMember(
  app: TestApp,
  { group }: Family,
  firstName: string,
  role: Role,
): Promise<Person> {
  const person = await givenPerson(app, firstName)
  await addMember(app, group.id, person.user, role)
  return person
}

/** Invites somebody, as a member without a word about it; `token` is what the link ends with. */
export async function givenInvitation(
  person: Browser,
  path: string,
  given: Partial<NewInvitation> = {},
): Promise<InvitedMember & { token: string }> {
  const invited = await person.post(`${path}/members`, { email: 'mia@example.com', ...given })
  if (invited.status !== 201) throw new Error(`no invitation: ${invited.bytes}`)
  return { ...invited.body, token: invited.body.link.split('#')[1] }
}

/** A token of the person's own for the group; its secret is `token`. */
export async function givenApiToken(
  person: Browser,
  path: string,
  right: TokenRight = 'change',
): Promise<ApiToken & { token: string }> {
  const made = await person.post(`${path}/api-tokens`, { name: 'Home Assistant', right })
  if (made.status !== 201) throw new Error(`no token: ${made.bytes}`)
  return made.body
}

/** Uploads bytes as the web does: an address, then the bytes. Returns the object's path. */
export async function givenUpload(person: Browser, bytes?: Buffer): Promise<string> {
  const started = await person.post('/api/objects/upload')
  const put = await person.put(started.body.uploadURL, bytes ?? (await givenPicture()))
  if (put.status !== 200) throw new Error(`the upload was refused: ${put.status}`)
  return started.body.objectPath
}

export async function givenPhoto(person: Browser, path: string, caption?: string): Promise<Photo> {
  const objectPath = await givenUpload(person)
  const added = await person.post(`${path}/photos`, { objectPath, caption })
  if (added.status !== 201) throw new Error(`no photo: ${added.bytes}`)
  return added.body
}

/** A new photo that the person has sent; returns its delivery. */
export async function givenSentPhoto(person: Browser, path: string, caption?: string): Promise<Delivery> {
  const { id } = await givenPhoto(person, path, caption)
  const sent = await person.post(`${path}/photos/${id}/send-to-alexa`)
  if (sent.status !== 200) throw new Error(`not sent: ${sent.bytes}`)
  return sent.body.delivery
}

/** A recommendation; without a word about it, an audiobook. */
export async function givenContent(
  person: Browser,
  path: string,
  given: Partial<NewContentItem> = {},
): Promise<ContentItem> {
  const added = await person.post(`${path}/content`, { title: 'Persuasion', ...given })
  if (added.status !== 201) throw new Error(`no recommendation: ${added.bytes}`)
  return added.body
}

/** A note that is not sent yet; without a word about it, one that stays for a day. */
export async function givenNote(person: Browser, path: string, given: Partial<NewNote> = {}): Promise<Note> {
  const added = await person.post(`${path}/notes`, { text: 'I come on Monday', ...given })
  if (added.status !== 201) throw new Error(`no note: ${added.bytes}`)
  return added.body
}

export async function givenItem(
  person: Browser,
  path: string,
  given: Partial<NewShoppingItem> = {},
): Promise<ShoppingItem> {
  const added = await person.post(`${path}/shopping/items`, { name: 'Milk', ...given })
  if (added.status !== 201) throw new Error(`no item: ${added.bytes}`)
  return added.body
}

/** A delivery that is planned; without a word about it, of a book, tomorrow. */
export async function givenEntry(
  app: TestApp,
  person: Browser,
  path: string,
  given: Partial<NewScheduleEntry> = {},
): Promise<ScheduleEntry> {
  const subject =
    given.photoId || given.noteId ? {} : { contentItemId: (await givenContent(person, path)).id }
  const plan = { ...subject, scheduledFor: toIso(app.clock.now() + days(1)), ...given }
  const added = await person.post(`${path}/schedule`, plan)
  if (added.status !== 201) throw new Error(`nothing planned: ${added.bytes}`)
  return added.body
}

/** A browser that is a screen of the group, connected by a one-time link. */
export async function givenScreen(
  app: TestApp,
  { anna, path }: Pick<Family, 'anna' | 'path'>,
): Promise<Browser> {
  const link = await anna.post(`${path}/devices/links`)
  const screen = openBrowser(app)
  const opened = await screen.post('/api/screen/open', { token: link.body.url.split('#open=')[1] })
  if (opened.status !== 200) throw new Error(`no screen: ${opened.bytes}`)
  return screen
}
