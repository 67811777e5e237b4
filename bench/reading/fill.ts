import { eachOf } from '#contract/platform/each-of.ts'
import { writtenNames } from '#contract/shopping/shopping.ts'
import { bindApp } from '#server/app.ts'
import { recordAnswer, recordShown } from '#server/delivery/inbox/reports.service.ts'
import type { Actor } from '#server/family/actor.ts'
import { addGroup } from '#server/family/groups/groups.service.ts'
import { addMember, findMembership } from '#server/family/membership.ts'
import { migrations } from '#server/migrations/all.ts'
import { sendPhoto } from '#server/photos/photos.service.ts'
import type { Config } from '#server/platform/config.ts'
import type { App } from '#server/platform/context.ts'
import { insertRows } from '#server/platform/db/bulk.ts'
import { hashToken, newId, newToken } from '#server/platform/ids.ts'
import { openPlatform } from '#server/platform/open.ts'
import { connectScreen } from '#server/screen/connect-screen.ts'

const counts = { photos: 50, sent: 40, shopping: 50, members: 4, others: 200 }
const day = 86_400_000

/** Whose lists are read: the ids, and the cookies of the browser and of the screen. */
export type Family = Reader & { userId: string; screenCookie: string }

type Reader = { groupId: string; cookie: string }

/**
 * One family of four with fifty photos, of which forty were sent to their screen, and fifty things to buy; around it 200
 * families as large, so that no table has the rows of one family only.
 */
export async function fillFamily(config: Config): Promise<Family & { others: Reader[] }> {
  return withApp(config, async (app) => {
    const family = await addFamily(app, 0)
    const others: Reader[] = []
    for (let number = 1; number <= counts.others; number++) others.push(await addQuietFamily(app, number))
    return { ...family, others }
  })
}

/** Two such families, and no others. */
export async function fillTwoFamilies(config: Config): Promise<[Family, Family]> {
  return withApp(config, async (app) => [await addFamily(app, 0), await addFamily(app, 1)])
}

async function withApp<T>(config: Config, work: (app: App) => Promise<T>): Promise<T> {
  const platform = await openPlatform(config, migrations)
  try {
    return await work(bindApp(platform.app))
  } finally {
    await platform.close()
  }
}

async function addFamily(app: App, number: number): Promise<Family> {
  const actor = await addPeople(app, number)
  const { groupId, user } = actor
  const device = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const screen = await connectScreen(app, device, null)
  const photoIds = await addPhotos(app, actor)
  for (const [index, photoId] of photoIds.slice(0, counts.sent).entries()) {
    const { delivery } = await sendPhoto(app, actor, photoId)
    if (!delivery) throw new Error('the photo was not sent')
    if (index % 2 === 0) await recordShown(app, device, delivery.id, app.clock.now())
    if (index % 5 === 0) {
      await recordAnswer(app, device, delivery.id, { kind: 'heart', at: app.clock.now() })
    }
  }
  return {
    userId: user.id,
    groupId,
    cookie: await signIn(app, user.id),
    screenCookie: `sunporch_screen=${screen?.token}`,
  }
}

async function addQuietFamily(app: App, number: number): Promise<Reader> {
  const actor = await addPeople(app, number)
  await addPhotos(app, actor)
  return { groupId: actor.groupId, cookie: await signIn(app, actor.user.id) }
}

/** Returns the cookie of a session. */
async function signIn(app: App, userId: string): Promise<string> {
  const token = newToken()
  const now = app.clock.now()
  await insertRows(app, 'sessions', [
    {
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: null,
      created_at: now,
      seen_at: now,
      expires_at: now + 30 * day,
      passkey_id: null,
    },
  ])
  return `sunporch_session=${token}`
}

async function addPeople(app: App, number: number): Promise<Actor> {
  const users = Array.from({ length: counts.members }, (_, index) => ({
    id: newId(),
    email: `person${number}.${index}@example.com`,
    first_name: ['Anna', 'Ben', 'Clara', 'David'][index] ?? null,
    last_name: `Hartley ${number}`,
    profile_image_url: null,
    password_hash: null,
    oidc_issuer: null,
    oidc_subject: null,
    created_at: app.clock.now(),
    phone: null,
    language: null,
    email_confirmed_at: null,
    lost_email: null,
  }))
  await insertRows(app, 'users', users)
  const [first] = users
  if (!first) throw new Error('a family has people')
  const user = {
    id: first.id,
    email: first.email,
    firstName: first.first_name,
    lastName: first.last_name,
    profileImageUrl: null,
    phone: null,
    language: null,
    hasPassword: false,
    mustConfirmEmail: false,
  }
  const group = await addGroup(app, user, {
    name: `The Hartleys ${number}`,
    description: null,
    alexaDeviceId: null,
    lovedOneName: 'Rose',
    timeZone: 'Europe/Berlin',
  })
  for (const member of users.slice(1)) await addMember(app, group.id, member, 'member')
  const membership = await findMembership(app, user.id, group.id)
  if (!membership) throw new Error('the founder is a member')
  return {
    user,
    groupId: group.id,
    memberId: membership.id,
    role: membership.role,
    timeZone: group.timeZone,
    in_memory_at: null,
    sessionId: null,
  }
}

/** Fifty photos with captions, Ben on every third, and fifty things to buy. */
async function addPhotos(app: App, { groupId, user }: Actor): Promise<string[]> {
  const now = app.clock.now()
  const shared = { family_group_id: groupId, added_by: user.id, removed_at: null }
  const photos = Array.from({ length: counts.photos }, (_, index) => ({
    id: newId(),
    ...shared,
    object_id: newId(),
    caption: `At the lake on day ${index}, with the whole family`,
    caption_search: `at the lake on day ${index}, with the whole family`,
    taken_at: `2026-06-${String((index % 28) + 1).padStart(2, '0')}T15:30`,
    width: 1600,
    height: 1200,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    focal_x: 400,
    focal_y: 600,
    focal_due_at: null,
    focal_attempts: 0,
    original_type: 'image/jpeg',
    created_at: now - index * 3_600_000,
    purged_at: null,
    bytes: 3_000_000,
    variants: 2,
    variants_due_at: null,
    lost_at: null,
    lost_due_at: null,
  }))
  await insertRows(app, 'photos', photos)
  const ben = {
    id: newId(),
    ...shared,
    name: 'Ben',
    relation: 'your grandson',
    user_id: null,
    created_at: now,
  }
  await insertRows(app, 'known_people', [ben])
  const tags = photos.flatMap(({ id }, index) =>
    index % 3 === 0 ? [{ id: newId(), family_group_id: groupId, photo_id: id, person_id: ben.id }] : [],
  )
  await insertRows(app, 'photo_people', tags)
  await insertRows(
    app,
    'shopping_items',
    Array.from({ length: counts.shopping }, (_, index) => ({
      id: newId(),
      ...shared,
      ...eachOf(writtenNames, () => null),
      name: `Thing ${index}`,
      quantity: '2',
      notes: index % 4 === 0 ? 'The green one' : null,
      created_at: now - index * 60_000,
      completed_at: index % 5 === 0 ? now : null,
      ticked_at: index % 5 === 0 ? now : null,
      tick_presses: null,
      sent_at: null,
      in_cart_at: index % 10 === 0 ? now : null,
      in_cart_by: index % 10 === 0 ? user.id : null,
      product_asin: null,
      product_marketplace: null,
      client_key: newId(),
      added_by_device: null,
      cart_asked_at: null,
      cart_result: null,
      cart_result_at: null,
      cart_device: null,
    })),
  )
  return photos.map(({ id }) => id)
}
