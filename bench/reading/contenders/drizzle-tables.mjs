import { loadContender } from '../../contenders.ts'

/** The tables as a schema of Drizzle, for PostgreSQL or SQLite. */
export async function drizzleTables(engine) {
  const core = await loadContender(engine === 'postgres' ? 'drizzle-orm/pg-core' : 'drizzle-orm/sqlite-core')
  const table = core.pgTable ?? core.sqliteTable
  const time = (name) => (core.pgTable ? core.bigint(name, { mode: 'number' }) : core.integer(name))
  const columns = (texts, times, numbers = []) => ({
    ...Object.fromEntries(texts.map((name) => [name, core.text(name)])),
    ...Object.fromEntries(times.map((name) => [name, time(name)])),
    ...Object.fromEntries(numbers.map((name) => [name, core.integer(name)])),
  })
  const users = table(
    'users',
    columns(
      ['id', 'email', 'first_name', 'last_name', 'profile_image_url', 'password_hash', 'phone'],
      ['created_at'],
    ),
  )
  return {
    users,
    buyers: core.alias(users, 'buyers'),
    sessions: table('sessions', columns(['token_hash', 'user_id'], ['expires_at'])),
    groups: table('family_groups', columns(['id'], ['removed_at'])),
    members: table(
      'members',
      columns(
        ['id', 'family_group_id', 'user_id', 'role', 'invited_as'],
        ['joined_at', 'deactivated_at', 'connected_until', 'last_active_at'],
      ),
    ),
    photos: table(
      'photos',
      columns(
        ['id', 'family_group_id', 'object_id', 'caption', 'taken_at', 'thumbhash', 'added_by'],
        ['created_at', 'removed_at'],
        ['width', 'height'],
      ),
    ),
    deliveries: table(
      'deliveries',
      columns(
        ['id', 'family_group_id', 'subject_kind', 'subject_id', 'sender_id'],
        ['created_at', 'withdrawn_at', 'ends_at'],
      ),
    ),
    targets: table(
      'delivery_targets',
      columns(
        ['id', 'delivery_id', 'device_id', 'failure', 'note'],
        ['due_at', 'accepted_at', 'shown_at', 'failed_at', 'expired_at', 'filled_at'],
      ),
    ),
    devices: table('devices', columns(['id', 'name'], ['created_at', 'opened_at'])),
    answers: table('delivery_answers', columns(['target_id', 'kind', 'text'], ['created_at'])),
    tags: table('photo_people', columns(['id', 'photo_id', 'person_id'], [])),
    people: table('known_people', columns(['id', 'family_group_id', 'name', 'relation'], ['removed_at'])),
    items: table(
      'shopping_items',
      columns(
        [
          'id',
          'family_group_id',
          'name',
          'quantity',
          'notes',
          'added_by',
          'in_cart_by',
          'client_key',
          'added_by_device',
        ],
        ['created_at', 'completed_at', 'sent_at', 'in_cart_at', 'removed_at'],
      ),
    ),
    activity: table(
      'activity',
      columns(
        [
          'id',
          'family_group_id',
          'user_id',
          'device_id',
          'actor_name',
          'action',
          'subject_kind',
          'subject_id',
          'subject_title',
        ],
        ['created_at'],
      ),
    ),
  }
}
