import type { EchoShow } from './people/echo.ts'
import type { Member } from './people/member.ts'
import type { Photographer } from './people/photographer.ts'
import type { Shopper } from './people/shopper.ts'
import type { Tablet } from './people/tablet.ts'
import type { Link, Network } from './world/network.ts'
import type { Realm, Scheduler } from './world/scheduler.ts'
import type { SimulatedServer } from './world/server.ts'
import type { Template } from './world/template.ts'

/** One simulated family, its devices, its network and its server. */
export type World = {
  scheduler: Scheduler
  server: SimulatedServer
  /** What they do ends with the run. */
  people: Realm
  network: Network
  links: Link[]
  /** The second one may be removed. */
  tablets: Tablet[]
  echo: EchoShow
  members: Member[]
  shoppers: Shopper[]
  photographer: Photographer
  path: string
  template: Template
  /** What people have done, for the invariants. */
  sends: { contentId: string; title: string; isAcknowledged: boolean }[]
  /** Recommendations that were sent or planned. */
  used: Set<string>
  titles: Map<string, string>
  /** When a delivery was seen to be taken back, by its id. */
  takenBack: Map<string, number>
  deletedItems: Set<string>
  /** How often somebody has pressed "I'll call". */
  takes: number
  /** The answers of a screen that the family had when it removed the screen, by the device. */
  answersAtRemoval: Map<string, string[]>
  /** Pictures of which the page has said that they are in the gallery. */
  complete: Set<string>
}
