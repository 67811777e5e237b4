import type { FastifyInstance } from 'fastify'
import type { Metric } from 'prom-client'
import type { App, PlatformApp } from './context.ts'
import type { Database } from './db/database.ts'
import type { Pages } from './http/pages.ts'
import type { DueWork } from './work/due.ts'

/**
 * What a feature brings to the server. Each exports one from `<folder>.feature.ts`, and `server/features.ts` lists all.
 * An interface, because a feature may let later ones bring something of its own kind, by declaration merging.
 */
export interface Feature {
  routes?(server: FastifyInstance, app: App, pages: Pages): void | Promise<void>
  dueWorks?: readonly DueWork[]
  /** All its tables with a `family_group_id`; one that another refers to comes before that. */
  groupTables?: readonly GroupTable[]
  /**
   * Those whose rows people add, with a word for them in the plural: GROUP_ROWS says how many a group may have of each.
   * Their verbs ask `requireRoomForRow`.
   */
  rows?: Partial<Record<GroupTable, string>>
  /**
   * Lists of a group that are exported as they are read, by the name that they have there. Where the export's page has
   * no section of its own for one, it gets a plain one.
   */
  lists?: Record<string, GroupList>
  /** Its rows of what happened, which leave the database after some years. */
  oldRows?: readonly OldRows[]
  /** What it does when something happens in a feature before it. */
  on?: Handlers
  /** Its parts of `App`, made anew for each server. */
  binds?(platform: PlatformApp): Partial<App>
  /** For `/metrics`. */
  metrics?(app: App): Metric[]
  /** A sentence for `/readyz`, which anybody may read; null when all is well. */
  warning?(app: App): Promise<string | null>
}

/** `tables`: whose rows are in it, and are not in the export elsewhere. */
export type GroupList = {
  tables: readonly GroupTable[]
  read(app: App, groupId: string): Promise<unknown>
}

/** Rows of what happened and is over. Nothing that is still shown, planned, or to be told is among them. */
export type OldRows = {
  /** The plural, as the export names it. */
  name: string
  /** The oldest first: when it happened (epoch milliseconds), and the row as the export has it. */
  read(
    app: App,
    groupId: string,
    range: { before: number; limit: number },
  ): Promise<{ id: string; at: number; exported: unknown }[]>
  /** Deletes those of the rows that are still there, in the transaction of the caller, and returns how many. */
  remove(app: App, groupId: string, ids: string[]): Promise<number>
}

/** A table whose rows belong to one group. */
export type GroupTable = {
  [Table in keyof Database & string]: Database[Table] extends { family_group_id: unknown } ? Table : never
}[keyof Database & string]

/** The events, with what is said of each. A feature adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the events are
export interface Events {}

export type Handler<Event extends keyof Events> = (app: App, ...said: Events[Event]) => unknown
type Handlers = { [Event in keyof Events]?: Handler<Event> }

declare module './context.ts' {
  interface App {
    /** In the order of `server/features.ts`. */
    features: readonly Feature[]
    /** The same, in the order in which they hear of events. */
    listeners: readonly Feature[]
  }
}

/**
 * Lets each feature that hears of the event do its part, one after the other, in the transaction of the caller. A
 * feature that fails fails the change.
 */
export async function emit<Event extends keyof Events>(
  app: App,
  event: Event,
  ...said: Events[Event]
): Promise<void> {
  for (const { on } of app.listeners) await on?.[event]?.(app, ...said)
}

/** The tables of all groups; one that another refers to comes before that. */
export function groupTablesOf(app: Pick<App, 'features'>): GroupTable[] {
  return app.features.flatMap(({ groupTables = [] }) => groupTables)
}

/** The words for the rows that people add, by their tables. */
export function rowKindsOf(app: Pick<App, 'features'>): Partial<Record<GroupTable, string>> {
  return Object.assign({}, ...app.features.map(({ rows }) => rows))
}

/** The lists of all features, by their names. */
export function listsOf(app: Pick<App, 'features'>): [name: string, list: GroupList][] {
  return app.features.flatMap(({ lists = {} }) => Object.entries(lists))
}
