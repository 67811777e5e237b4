import type { FastifyInstance } from 'fastify'
import { shoppingApi } from '#contract/shopping.ts'
import { requireMember, requireRight } from '../family/membership.ts'
import type { App } from '../platform/context.ts'
import { route } from '../platform/http/route.ts'
import { markNotSent, readReview, sendToAmazon, setInCart } from './amazon.service.ts'
import {
  addItem,
  listShopping,
  removeItem,
  requireItem,
  requireOwnGroupsItem,
  requireRestorableItem,
  restoreItem,
  setCompleted,
  updateItem,
} from './shopping.service.ts'

export function shoppingRoutes(server: FastifyInstance, app: App): void {
  route(server, shoppingApi.list, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listShopping(app, params.groupId)
  })

  route(server, shoppingApi.add, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'shopping:add')
    return addItem(app, user, params.groupId, body)
  })

  route(server, shoppingApi.toggle, async ({ user, params, body }) => {
    const item = await requireOwnGroupsItem(app, user, params.itemId)
    return setCompleted(app, user, item, body)
  })

  route(server, shoppingApi.update, async ({ user, params, body }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const item = await requireItem(app, params.groupId, params.itemId)
    requireRight(member, 'shopping:change', { ownerId: item.added_by })
    return updateItem(app, user, item, body)
  })

  route(server, shoppingApi.remove, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const item = await requireItem(app, params.groupId, params.itemId)
    requireRight(member, 'shopping:change', { ownerId: item.added_by })
    await removeItem(app, user, item)
    return { id: item.id }
  })

  route(server, shoppingApi.restore, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const item = await requireRestorableItem(app, params.groupId, params.itemId)
    requireRight(member, 'shopping:change', { ownerId: item.added_by })
    return restoreItem(app, user, item)
  })

  route(server, shoppingApi.sendToAmazon, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'shopping:send')
    return sendToAmazon(app, user, params.groupId, body.itemIds)
  })

  route(server, shoppingApi.markNotSent, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'shopping:send')
    return markNotSent(app, user, params.groupId, body.itemIds)
  })

  route(server, shoppingApi.amazon, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return readReview(app, params.groupId)
  })

  route(server, shoppingApi.tickInCart, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'shopping:send')
    const item = await requireItem(app, params.groupId, params.itemId)
    return setInCart(app, user, item, body.isInCart)
  })
}
