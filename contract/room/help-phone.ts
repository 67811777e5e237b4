import * as z from 'zod/mini'
import { phone } from '../identity/phone.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Room } from './room.ts'

/** By itself, because the Dashboard reads the room and never changes this. */
export const HelpPhone = z.object({ helpPhone: phone })

export const helpPhoneApi = {
  set: endpoint('PUT /api/family-groups/:groupId/room/help-phone', {
    summary: 'The number that the loved one can call herself; null removes it',
    access: 'room:manage',
    body: HelpPhone,
    response: Room,
  }),
}
