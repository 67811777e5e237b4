import type { FastifyInstance } from 'fastify'
import { shoppingApi } from '#contract/shopping/shopping.ts'
import { groupRoute } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { markNotSent, readReview, sendToAmazon, setInCart } from './amazon.service.ts'
import {
  addItem,
  findItemOwner,
  listShopping,
  removeItem,
  restoreItem,
  setCompleted,
  updateItem,
} from './shopping.service.ts'

export function shoppingRoutes(server: FastifyInstance, app: App): void {
  const ownerOf = ({ itemId }: { itemId: string }, groupId: string) => findItemOwner(app, groupId, itemId)
  const ownerOfDeleted = ({ itemId }: { itemId: string }, groupId: string) =>
    findItemOwner(app, groupId, itemId, { orDeleted: true })

  groupRoute(server, app, shoppingApi.list, ({ actor }) => listShopping(app, actor.groupId))
  groupRoute(server, app, shoppingApi.add, ({ actor, body }) => addItem(app, actor, body))
  groupRoute(
    server,
    app,
    shoppingApi.toggle,
    ({ actor, params, body }) => setCompleted(app, actor, params.itemId, body),
    { rowOfGroup: ({ itemId }) => ({ table: 'shopping_items', id: itemId }) },
  )
  groupRoute(
    server,
    app,
    shoppingApi.update,
    ({ actor, params, body }) => updateItem(app, actor, params.itemId, body),
    { ownerOf },
  )
  groupRoute(
    server,
    app,
    shoppingApi.remove,
    async ({ actor, params }) => {
      await removeItem(app, actor, params.itemId)
      return { id: params.itemId }
    },
    { ownerOf },
  )
  groupRoute(
    server,
    app,
    shoppingApi.restore,
    ({ actor, params }) => restoreItem(app, actor, params.itemId),
    { ownerOf: ownerOfDeleted },
  )
  amazonRoutes(server, app)
}

function amazonRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, shoppingApi.sendToAmazon, ({ actor, body }) =>
    sendToAmazon(app, actor, body.itemIds),
  )
  groupRoute(server, app, shoppingApi.markNotSent, ({ actor, body }) => markNotSent(app, actor, body.itemIds))
  groupRoute(server, app, shoppingApi.amazon, ({ actor }) => readReview(app, actor.groupId))
  groupRoute(server, app, shoppingApi.tickInCart, ({ actor, params, body }) =>
    setInCart(app, actor, params.itemId, body.isInCart),
  )
}
