import type { Feature } from '../platform/feature.ts'
import { photoPeople } from './on-photos.ts'
import { peopleRoutes } from './people.routes.ts'
import { listPeople } from './people.service.ts'

export const people = {
  routes: peopleRoutes,
  groupTables: ['known_people', 'photo_people'],
  rows: { known_people: 'people' },
  binds: () => ({ photoPeople }),
  lists: { people: { tables: ['known_people'], read: listPeople } },
} satisfies Feature
