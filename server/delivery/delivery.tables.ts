import type { Device, GivenAnswer, TextSize } from '#contract/delivery.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    devices: DevicesTable
    deliveries: DeliveriesTable
    delivery_targets: DeliveryTargetsTable
    delivery_answers: DeliveryAnswersTable
  }
}

type DevicesTable = {
  id: string
  family_group_id: string
  kind: Device['kind']
  name: string
  created_at: number
  /** First opened. */
  opened_at: number | null
  /** A device with an open stream says so again and again; past this it is thought gone. */
  connected_until: number | null
  last_contact_at: number | null
  /** Newest touch, answer or request by the loved one. */
  last_activity_at: number | null
  last_shown_delivery_id: string | null
  last_shown_at: number | null
  removed_at: number | null
  /** What somebody has to see to, as a sentence. */
  attention: string | null
  text_size: TextSize | null
  /** "21:30" by the group's clock; both or none. */
  quiet_from: string | null
  quiet_until: string | null
  /** JSON of `DeviceStatus`. */
  status: string | null
}

type DeliveriesTable = {
  id: string
  family_group_id: string
  subject_kind: 'photo' | 'content' | 'test'
  subject_id: string | null
  title: string | null
  /** JSON of `SubjectPicture`. */
  picture: string | null
  /** JSON of `SubjectCard`. */
  card: string | null
  sender_id: string | null
  created_at: number
  withdrawn_at: number | null
  /** While its subject is deleted a delivery is on no screen; it comes back with the subject. */
  subject_removed_at: number | null
}

/** One delivery on one device: its entry in the inbox of the device, and how far it has come there. */
type DeliveryTargetsTable = {
  id: string
  family_group_id: string
  delivery_id: string
  device_id: string
  created_at: number
  attempts: number
  /** Next attempt; null when there is nothing to attempt any more. */
  due_at: number | null
  lease_until: number | null
  accepted_at: number | null
  shown_at: number | null
  failed_at: number | null
  /** While nobody has ever opened a screen of the group; null: it waits as long as it takes. */
  expires_at: number | null
  expired_at: number | null
  failure: string | null
  /** What there is to say about how the device was told, as a sentence. */
  note: string | null
}

type DeliveryAnswersTable = {
  id: string
  family_group_id: string
  target_id: string
  kind: GivenAnswer['kind']
  /** Of a note: what was said. */
  text: string | null
  created_at: number
}

export type DeviceRow = DevicesTable
export type DeliveryRow = DeliveriesTable
export type DeliveryTargetRow = DeliveryTargetsTable
