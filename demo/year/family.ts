import type { FamilyGroup } from '#contract/family/groups.ts'
import type { InvitedMember } from '#contract/family/invitations.ts'
import type { Member as GroupMember } from '#contract/family/members.ts'
import type { KnownPerson } from '#contract/photos/people.ts'
import type { Photo } from '#contract/photos/photos.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { ownName } from '../own-cookies.ts'
import { readFace, readPicture } from '../pictures/read-picture.ts'
import { lovedOne, type Member, members, password, type Who } from './people.ts'
import { type Answer, type Moment, others } from './photos.ts'
import type { Spoken } from './words.ts'

/** The family on a running server. Everything is done by the calls that browsers make. */
export type Family = {
  groupId: string
  path: string
  /** Who they are, by their first names, and the others whom Rose knows. */
  known: Record<string, KnownPerson>
  as(who: Who): Caller
  /** Opens the family's pages for a moment, so that the others see when somebody was there. */
  visit(who: Who): Promise<void>
  tablet: Tablet
}

/** A browser whose refused calls are errors. Its answers are not looked at more closely: they are the contract's. */
export type Caller = <Answer>(method: Method, path: string, body?: unknown) => Promise<Answer>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Anna makes the group, invites the others, and connects the screen. */
export async function startFamily(url: string, timeZone: string): Promise<Family> {
  const browsers = new Map<Who, Browser>()
  for (const who of Object.keys(members) as Who[]) browsers.set(who, openBrowser({ url }))
  const as = (who: Who) => callerOf(browsers.get(who) as Browser)
  const anna = as('anna')
  await signUp(anna, members.anna)
  const { id } = await anna<FamilyGroup>('POST', '/api/family-groups', {
    name: 'The Hartleys',
    lovedOneName: lovedOne.name,
    timeZone,
    amazonMarketplace: 'GB',
  })
  const path = `/api/family-groups/${id}`
  await showFace(anna, 'anna')
  for (const who of Object.keys(members) as Who[]) if (who !== 'anna') await join(as(who), anna, path, who)
  await anna('PATCH', `${path}/settings`, { lovedOnePhone: '+44 20 7946 0090', autoSendContent: true })
  await anna('PUT', '/api/auth/user/phone', { phone: '+44 20 7946 0058' })
  return {
    groupId: id,
    path,
    as,
    async visit(who) {
      const stream = await (browsers.get(who) as Browser).listen(`${path}/live`)
      await stream.until('open')
      stream.close()
      await stream.ended
    },
    known: await introduce(anna, path),
    tablet: await connectTablet(url, anna, path),
  }
}

/** Sessions end after a while that nobody was there. */
export async function signIn(family: Family, who: Who): Promise<void> {
  await family.as(who)('POST', '/api/auth/sign-in', { email: members[who].email, password })
  await family.visit(who)
}

/** They have read what they were told, and seen what Rose answered. */
export async function catchUp(family: Family, who: Who): Promise<void> {
  await signIn(family, who)
  const caller = family.as(who)
  const notices = await caller<{ id: string }[]>('GET', '/api/notices')
  if (notices[0]) await caller('POST', '/api/notices/read', { noticeId: notices[0].id })
  const { answers } = await caller<{ answers: { id: string }[] }>('GET', `${family.path}/answers`)
  if (answers[0]) await caller('POST', `${family.path}/answers/seen`, { answerId: answers[0].id })
}

async function signUp(caller: Caller, member: Member, invitation?: string): Promise<void> {
  const { firstName, lastName, email } = member
  await caller('POST', '/api/auth/sign-up', { firstName, lastName, email, password, invitation })
}

/** Only who belongs to a group can upload. */
async function showFace(caller: Caller, who: Who): Promise<void> {
  const objectPath = await upload(caller, await readFace(who))
  await caller('PUT', '/api/auth/user/picture', { objectPath })
}

async function join(caller: Caller, anna: Caller, path: string, who: Who): Promise<void> {
  const { email, role } = members[who]
  const { link } = await anna<InvitedMember>('POST', `${path}/members`, { email, role })
  const token = link.split('#')[1]
  await signUp(caller, members[who], token)
  await caller('POST', '/api/invitations/accept', { token })
  await showFace(caller, who)
}

/** Says who everybody is to Rose. */
async function introduce(anna: Caller, path: string): Promise<Family['known']> {
  const known: Family['known'] = {}
  for (const { id, user } of await anna<GroupMember[]>('GET', `${path}/members`)) {
    const who = (Object.keys(members) as Who[]).find((name) => members[name].firstName === user.firstName)
    if (!who) continue
    const { relation } = members[who]
    const answer = await anna<{ person: KnownPerson }>('PUT', `${path}/members/${id}/relation`, { relation })
    known[who] = answer.person
  }
  for (const [name, person] of Object.entries(others))
    known[name] = await anna<KnownPerson>('POST', `${path}/people`, person)
  return known
}

/** Adds the photo of a moment and says who is on it. `takenAt`: "2026:05:01 12:34:56" by the camera. */
export async function addPhoto(family: Family, moment: Moment, takenAt: string): Promise<Photo> {
  const caller = family.as(moment.by)
  const objectPath = await upload(caller, await readPicture(moment.picture, takenAt))
  const { caption } = moment
  const photo = await caller<Photo>('POST', `${family.path}/photos`, { objectPath, caption })
  for (const name of moment.shows ?? [])
    await caller('PUT', `${family.path}/photos/${photo.id}/people/${family.known[name]?.id}`)
  return photo
}

/** Sends what somebody has recorded. */
export async function sendVoice(family: Family, { by, words }: Spoken, sound: Buffer): Promise<void> {
  const caller = family.as(by)
  const objectPath = await upload(caller, sound, 'audio/mpeg')
  await caller('POST', `${family.path}/voices`, { objectPath, words, isSent: true })
}

/** Gives a recommendation a recording, which is shown with a photo. */
export async function record(
  caller: Caller,
  itemPath: string,
  { sound, photoId }: { sound: Buffer; photoId: string | undefined },
): Promise<void> {
  const objectPath = await upload(caller, sound, 'audio/mpeg')
  await caller('PATCH', itemPath, { recording: { objectPath, photoId } })
}

async function upload(caller: Caller, bytes: Buffer, contentType = 'image/jpeg'): Promise<string> {
  const { uploadURL, objectPath } = await caller<{ uploadURL: string; objectPath: string }>(
    'POST',
    '/api/objects/upload',
    { size: bytes.length, contentType },
  )
  await caller('PUT', uploadURL, bytes)
  return objectPath
}

/** The screen's cookie, which a visitor's browser gets to be the screen. */
export const deviceCookie = 'sunporch_screen'
/** Marks the requests of the demo's own tablet. */
export const tabletCookie = 'tablet'

/** The screen in Rose's room, while no real one is open. */
export type Tablet = {
  browser: Browser
  /** Says that it is on, and what is on it; what is new was shown half a minute after it came. */
  look(wasTouched?: boolean): Promise<void>
  /** Plays the newest thing to its end. */
  hear(): Promise<void>
  /** Whether there is something that was not shown yet. */
  hasNews(): Promise<boolean>
  answer(kind: Answer): Promise<void>
  /** The same tablet at the address of the demo, where cookies have other names. */
  at(url: string): Tablet
}

async function connectTablet(url: string, anna: Caller, path: string): Promise<Tablet> {
  const browser = openBrowser({ url })
  browser.cookies.set(tabletCookie, '1')
  const call = callerOf(browser)
  const { code } = await call<{ code: string }>('POST', '/api/screen/pairing')
  const device = await anna<{ id: string }>('POST', `${path}/devices/pair`, { code })
  await anna('PATCH', `${path}/devices/${device.id}`, { name: 'Tablet by the window' })
  await call('POST', '/api/screen/pairing/finish')
  return tabletOf(browser)
}

function tabletOf(browser: Browser): Tablet {
  const call = callerOf(browser)
  let newest: ScreenView['items'][number] | undefined
  return {
    browser,
    async look(wasTouched = false) {
      const { items } = await call<ScreenView>('GET', '/api/screen')
      for (const { deliveryId, shownAt, sentAt } of items) {
        if (shownAt) continue
        const at = new Date(Date.parse(sentAt) + 30_000).toISOString()
        await call('POST', `/api/screen/deliveries/${deliveryId}/shown`, { shownAt: at })
      }
      newest = items.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)).at(-1)
      const kind = newest ? (newest.picture ? 'picture' : 'card') : 'day'
      const showing = { kind, deliveryId: newest?.deliveryId ?? null }
      const power = { percent: 100, isCharging: true }
      await call('POST', '/api/screen/contact', { wasTouched, showing, power, network: 'wifi' })
    },
    async hear() {
      await call('POST', `/api/screen/deliveries/${newest?.deliveryId}/heard`, {})
    },
    async hasNews() {
      const { items } = await call<ScreenView>('GET', '/api/screen')
      return items.some(({ shownAt }) => !shownAt)
    },
    async answer(kind) {
      await call('POST', `/api/screen/deliveries/${newest?.deliveryId}/answers`, { kind })
    },
    at(url) {
      const moved = openBrowser({ url })
      for (const [name, value] of browser.cookies) moved.cookies.set(ownName(name), value)
      return tabletOf(moved)
    },
  }
}

function callerOf(browser: Browser): Caller {
  return async (method, path, body) => {
    const {
      status,
      bytes,
      body: answer,
    } = Buffer.isBuffer(body) ? await browser.put(path, body) : await browser.request(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path} was refused: ${status} ${bytes}`)
    return answer
  }
}
