/** For SQLite and PostgreSQL. */
export function statements(isPostgres) {
  const list = (value, order) =>
    isPostgres ? `json_agg(${value} order by ${order})` : `json_group_array(${value} order by ${order})`
  const object = (pairs) => `${isPostgres ? 'json_build_object' : 'json_object'}(${pairs})`
  const bigint = isPostgres ? '::bigint' : ''
  const columns = (table, names) => names.map((name) => `'${name}', ${table}.${name}`).join(', ')
  const tags = `(
    select ${list(object(columns('known', ['id', 'name', 'relation'])), 'tag.id')}
    from photo_people tag join known_people known on known.id = tag.person_id
    where tag.photo_id = photo.id and known.family_group_id = $1 and known.removed_at is null)`
  const answers = `(
    select ${list(object(columns('answer', ['kind', 'text', 'created_at'])), 'answer.created_at')}
    from delivery_answers answer where answer.target_id = target.id)`
  const targetColumns = [
    'device_id',
    'accepted_at',
    'shown_at',
    'failed_at',
    'expired_at',
    'filled_at',
    'due_at',
    'failure',
    'note',
  ]
  const targets = `(
    select ${list(
      object(
        `${columns('target', targetColumns)}, 'device_name', device.name, 'opened_at', device.opened_at, 'answers', ${answers}`,
      ),
      'device.created_at',
    )}
    from delivery_targets target join devices device on device.id = target.device_id
    where target.delivery_id = delivery.id)`
  return {
    member: `
      select person.*, member.role, family.time_zone
      from sessions session
      join users person on person.id = session.user_id
      left join members member
        on member.user_id = person.id and member.family_group_id = $1 and member.deactivated_at is null
      left join family_groups family on family.id = member.family_group_id and family.removed_at is null
      where session.token_hash = $2 and session.expires_at > $3${bigint}`,
    photos: `
      select photo.id, photo.object_id, photo.caption, photo.created_at, photo.taken_at, photo.width, photo.height,
        photo.thumbhash, photo.added_by, person.first_name, person.last_name, person.email,
        delivery.id as delivery_id, delivery.created_at as delivery_created_at, delivery.withdrawn_at,
        delivery.ends_at, delivery.sender_id, sender.first_name as sender_first_name,
        sender.last_name as sender_last_name, sender.email as sender_email,
        (select min(target.accepted_at) from deliveries sent
          join delivery_targets target on target.delivery_id = sent.id
          where sent.family_group_id = $1 and sent.subject_kind = 'photo' and sent.subject_id = photo.id
            and target.filled_at is null) as first_accepted_at,
        ${tags} as people,
        ${targets} as targets
      from photos photo
      left join users person on person.id = photo.added_by
      left join deliveries delivery on delivery.id = (
        select id from deliveries
        where family_group_id = $1 and subject_kind = 'photo' and subject_id = photo.id
        order by withdrawn_at is not null, created_at desc, id desc limit 1)
      left join users sender on sender.id = delivery.sender_id
      where photo.family_group_id = $1 and photo.removed_at is null
      order by photo.created_at desc, photo.id desc
      limit $2`,
    shopping: `
      select item.*, person.first_name, person.last_name, buyer.first_name as buyer_first_name,
        buyer.last_name as buyer_last_name, buyer.email as buyer_email
      from shopping_items item
      left join users person on person.id = item.added_by
      left join users buyer on buyer.id = item.in_cart_by
      where item.family_group_id = $1 and item.removed_at is null
      order by item.created_at desc, item.id desc`,
    activity: `
      select activity.*, person.profile_image_url
      from activity left join users person on person.id = activity.user_id
      where activity.family_group_id = $1
      order by activity.created_at desc, activity.id desc
      limit $2`,
    members: `
      select member.*, person.first_name, person.last_name, person.email, person.phone, person.profile_image_url
      from members member join users person on person.id = member.user_id
      where member.family_group_id = $1
      order by member.joined_at, member.id`,
  }
}
