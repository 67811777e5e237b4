import type { Feature } from '../platform/feature.ts'
import { shoppingRoutes } from './shopping.routes.ts'
import { listItems } from './shopping.service.ts'

export const shopping = {
  routes: shoppingRoutes,
  groupTables: ['shopping_items'],
  rows: { shopping_items: 'shopping items' },
  lists: { shopping: { tables: ['shopping_items'], read: listItems } },
} satisfies Feature
