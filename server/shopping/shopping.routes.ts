import type { FastifyInstance } from 'fastify'
import { shoppingApi } from '#contract/shopping/shopping.ts'
import { groupRoutes } from '../family/group-route.ts'
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
  const mount = groupRoutes(server, app)
  const ownerOf = ({ itemId }: { itemId: string }, groupId: string) => findItemOwner(app, groupId, itemId)
  const ownerOfDeleted = ({ itemId }: { itemId: string }, groupId: string) =>
    findItemOwner(app, groupId, itemId, { orDeleted: true })

  mount(shoppingApi.list, ({ actor }) => listShopping(app, actor.groupId))
  mount(shoppingApi.add, ({ actor, body }) => addItem(app, actor, body))
  mount(shoppingApi.toggle, ({ actor, params, body }) => setCompleted(app, actor, params.itemId, body), {
    rowOfGroup: ({ itemId }) => ({ table: 'shopping_items', id: itemId }),
  })
  mount(shoppingApi.update, ({ actor, params, body }) => updateItem(app, actor, params.itemId, body), {
    ownerOf,
  })
  mount(
    shoppingApi.remove,
    async ({ actor, params }) => {
      await removeItem(app, actor, params.itemId)
      return { id: params.itemId }
    },
    { ownerOf },
  )
  mount(shoppingApi.restore, ({ actor, params }) => restoreItem(app, actor, params.itemId), {
    ownerOf: ownerOfDeleted,
  })
  amazonRoutes(server, app)
}

function amazonRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(shoppingApi.sendToAmazon, ({ actor, body }) => sendToAmazon(app, actor, body.itemIds))
  mount(shoppingApi.markNotSent, ({ actor, body }) => markNotSent(app, actor, body.itemIds))
  mount(shoppingApi.amazon, ({ actor }) => readReview(app, actor.groupId))
  mount(shoppingApi.tickInCart, ({ actor, params, body }) =>
    setInCart(app, actor, params.itemId, body.isInCart),
  )
}
