// From rows to what is answered, for all contenders with a database.

const stateOrder = ['failed', 'expired', 'queued', 'accepted', 'shown', 'answered']

export function toUser(row) {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    phone: row.phone,
    hasPassword: row.password_hash !== null,
    // As without a mail server, and the bench gives none.
    mustConfirmEmail: false,
  }
}

/** `targets` have their `answers`. */
export function toPhoto(row, { people, firstAcceptedAt, delivery }) {
  return {
    id: row.id,
    objectPath: `/objects/${row.object_id}`,
    caption: row.caption,
    createdAt: iso(row.created_at),
    takenAt: row.taken_at,
    isSentToAlexa: firstAcceptedAt !== null,
    sentToAlexaAt: iso(firstAcceptedAt),
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
    people,
    delivery,
  }
}

export function toDelivery(row, senderName, targets) {
  const devices = targets.map((target) => ({
    deviceId: target.device_id,
    deviceName: target.device_name,
    state: stateOf(row, target),
    acceptedAt: iso(target.accepted_at),
    shownAt: iso(target.shown_at),
    answers: target.answers.map(({ kind, text, created_at }) => ({ kind, text, at: iso(created_at) })),
    failure: target.failure,
    nextAttemptAt: target.accepted_at === null ? iso(target.due_at) : null,
    note: target.note,
  }))
  const reached = stateOrder.findLast((state) => devices.some((device) => device.state === state))
  return {
    id: row.id,
    state: row.withdrawn_at === null ? (reached ?? 'queued') : 'withdrawn',
    createdAt: iso(row.created_at),
    withdrawnAt: iso(row.withdrawn_at),
    endsAt: iso(row.ends_at),
    sender: row.sender_id ? { id: row.sender_id, name: senderName } : null,
    isWaitingForScreen: targets.every((target) => target.opened_at === null),
    devices,
  }
}

function stateOf(delivery, target) {
  if (delivery.withdrawn_at !== null) return 'withdrawn'
  if (target.answers.length > 0) return 'answered'
  if (target.shown_at !== null) return 'shown'
  if (target.failed_at !== null) return 'failed'
  if (target.expired_at !== null) return 'expired'
  return target.accepted_at === null ? 'queued' : 'accepted'
}

export function toItem(row) {
  return {
    id: row.id,
    name: row.name,
    quantity: row.quantity,
    notes: row.notes,
    isCompleted: row.completed_at !== null,
    isSentToAmazon: row.sent_at !== null,
    createdAt: iso(row.created_at),
    completedAt: iso(row.completed_at),
    sentToAmazonAt: iso(row.sent_at),
    inCart: row.in_cart_at === null ? null : { at: iso(row.in_cart_at), by: nameOf(row.buyer) },
    echoCart: null,
    product: null,
    key: row.client_key,
    addedByUser: row.added_by
      ? { id: row.added_by, firstName: row.first_name, lastName: row.last_name }
      : null,
    addedByDevice: row.added_by_device,
  }
}

export function toActivity(row) {
  const id = row.user_id ?? row.device_id
  return {
    id: row.id,
    action: row.action,
    createdAt: iso(row.created_at),
    actor:
      id && row.actor_name !== null
        ? {
            kind: row.user_id ? 'person' : 'device',
            id,
            name: row.actor_name,
            profileImageUrl: row.profile_image_url,
          }
        : null,
    subject: row.subject_kind
      ? { kind: row.subject_kind, id: row.subject_id, title: row.subject_title }
      : null,
  }
}

export function toMember(row) {
  return {
    id: row.id,
    role: row.role,
    isActive: row.deactivated_at === null,
    joinedAt: iso(row.joined_at),
    invitedAs: row.invited_as,
    isOnline: row.deactivated_at === null && (row.connected_until ?? 0) > Date.now(),
    lastActiveAt: iso(row.last_active_at),
    invitation: null,
    user: {
      id: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      profileImageUrl: row.profile_image_url,
      phone: row.phone,
    },
  }
}

export function nameOf({ first_name, last_name, email }) {
  if (first_name && last_name) return `${first_name} ${last_name}`
  return email || 'User'
}

export function iso(instant) {
  return instant === null ? null : new Date(instant).toISOString()
}
