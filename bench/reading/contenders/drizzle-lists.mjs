import { loadContender } from '../../contenders.ts'
import { nameOf, toActivity, toDelivery, toItem, toMember, toPhoto } from './answers.mjs'

/** The lists as one writes them with Drizzle: a statement for each table that a list needs. */
export async function drizzleLists(db, tables) {
  const { and, asc, desc, eq, getTableColumns, inArray, isNull } = await loadContender('drizzle-orm')
  const {
    users,
    groups,
    members,
    photos,
    deliveries,
    targets,
    devices,
    answers,
    tags,
    people,
    items,
    activity,
  } = tables
  const names = { first_name: users.first_name, last_name: users.last_name, email: users.email }

  async function findMember(userId, groupId) {
    const [member] = await db
      .select({ role: members.role })
      .from(members)
      .innerJoin(groups, eq(groups.id, members.family_group_id))
      .where(
        and(
          eq(members.user_id, userId),
          eq(members.family_group_id, groupId),
          isNull(members.deactivated_at),
          isNull(groups.removed_at),
        ),
      )
    return member
  }

  async function findUser(userId) {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    return user
  }

  async function listPhotos(groupId, limit) {
    const query = db
      .select({ ...getTableColumns(photos), ...names })
      .from(photos)
      .leftJoin(users, eq(users.id, photos.added_by))
      .where(and(eq(photos.family_group_id, groupId), isNull(photos.removed_at)))
      .orderBy(desc(photos.created_at), desc(photos.id))
    const rows = await (limit ? query.limit(limit) : query)
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const sent = await db
      .select({ ...getTableColumns(deliveries), ...names })
      .from(deliveries)
      .leftJoin(users, eq(users.id, deliveries.sender_id))
      .where(
        and(
          eq(deliveries.family_group_id, groupId),
          eq(deliveries.subject_kind, 'photo'),
          inArray(deliveries.subject_id, ids),
        ),
      )
      .orderBy(desc(deliveries.created_at), desc(deliveries.id))
    const bySubject = Map.groupBy(sent, ({ subject_id }) => subject_id)
    const reached = sent.length > 0 ? await listTargets(sent.map(({ id }) => id)) : new Map()
    const tagged = await db
      .select({ photo_id: tags.photo_id, id: people.id, name: people.name, relation: people.relation })
      .from(tags)
      .innerJoin(people, eq(people.id, tags.person_id))
      .where(and(inArray(tags.photo_id, ids), eq(people.family_group_id, groupId), isNull(people.removed_at)))
      .orderBy(asc(tags.id))
    const byPhoto = Map.groupBy(tagged, ({ photo_id }) => photo_id)
    return rows.map((row) => {
      const own = bySubject.get(row.id) ?? []
      const newest = own.find(({ withdrawn_at }) => withdrawn_at === null) ?? own[0]
      const accepted = own
        .flatMap(({ id }) => reached.get(id) ?? [])
        .filter(({ filled_at, accepted_at }) => filled_at === null && accepted_at !== null)
      return toPhoto(row, {
        people: (byPhoto.get(row.id) ?? []).map(({ id, name, relation }) => ({ id, name, relation })),
        firstAcceptedAt:
          accepted.length > 0 ? Math.min(...accepted.map(({ accepted_at }) => accepted_at)) : null,
        delivery: newest
          ? toDelivery(newest, nameOf(newest), (reached.get(newest.id) ?? []).filter(isReported))
          : null,
      })
    })
  }

  /** By the id of the delivery, with their answers. */
  async function listTargets(deliveryIds) {
    const rows = await db
      .select({ ...getTableColumns(targets), device_name: devices.name, opened_at: devices.opened_at })
      .from(targets)
      .innerJoin(devices, eq(devices.id, targets.device_id))
      .where(inArray(targets.delivery_id, deliveryIds))
      .orderBy(asc(devices.created_at))
    const given = await db
      .select()
      .from(answers)
      .where(
        inArray(
          answers.target_id,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(answers.created_at))
    const byTarget = Map.groupBy(given, ({ target_id }) => target_id)
    const whole = rows.map((row) => ({ ...row, answers: byTarget.get(row.id) ?? [] }))
    return Map.groupBy(whole, ({ delivery_id }) => delivery_id)
  }

  async function listShopping(groupId) {
    const rows = await db
      .select({
        ...getTableColumns(items),
        ...names,
        buyer: {
          first_name: tables.buyers.first_name,
          last_name: tables.buyers.last_name,
          email: tables.buyers.email,
        },
      })
      .from(items)
      .leftJoin(users, eq(users.id, items.added_by))
      .leftJoin(tables.buyers, eq(tables.buyers.id, items.in_cart_by))
      .where(and(eq(items.family_group_id, groupId), isNull(items.removed_at)))
      .orderBy(desc(items.created_at), desc(items.id))
    return { items: rows.map(toItem) }
  }

  async function listActivity(groupId, limit) {
    const query = db
      .select({ ...getTableColumns(activity), profile_image_url: users.profile_image_url })
      .from(activity)
      .leftJoin(users, eq(users.id, activity.user_id))
      .where(eq(activity.family_group_id, groupId))
      .orderBy(desc(activity.created_at), desc(activity.id))
    return (await (limit ? query.limit(limit) : query)).map(toActivity)
  }

  async function listMembers(groupId) {
    const rows = await db
      .select({
        ...getTableColumns(members),
        ...names,
        phone: users.phone,
        profile_image_url: users.profile_image_url,
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.user_id))
      .where(eq(members.family_group_id, groupId))
      .orderBy(asc(members.joined_at), asc(members.id))
    return rows.map(toMember)
  }

  return { findMember, findUser, listPhotos, listShopping, listActivity, listMembers }
}

function isReported({ filled_at, shown_at, answers }) {
  return filled_at === null || shown_at !== null || answers.length > 0
}
