import type { Feature } from '../platform/feature.ts'
import { shoppingRoutes } from './shopping.routes.ts'

export const shopping = {
  routes: shoppingRoutes,
  groupTables: ['shopping_items'],
} satisfies Feature
