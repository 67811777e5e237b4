import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Action, OwnAction } from '#contract/platform/policy.ts'
import type { App } from '../platform/context.ts'
import { type Input, mountEndpoint, parseInput } from '../platform/http/route.ts'
import { type Actor, parseSignedInPath, type RowOfGroup, requireActor, requireSignedIn } from './actor.ts'

type GroupEndpoint = Endpoint & { access: Action }

type Handler<E extends GroupEndpoint> = (
  handed: Input<E> & { actor: Actor },
) => Promise<z.input<E['response']>>

type Options<E extends GroupEndpoint> = {
  /** Which group is meant, where no `groupId` in the path says it. */
  groupIdOf?: (input: Input<E>) => string
  /** A row of the group, where the path names the row alone. */
  rowOfGroup?: (params: Input<E>['params']) => RowOfGroup
} & (E['access'] extends OwnAction
  ? {
      /** The id of the person whose thing it is, or 404: for roles that may do this only with their own. */
      ownerOf: (params: Input<E>['params'], groupId: string) => Promise<string | null>
    }
  : unknown)

type AnyOptions<E extends GroupEndpoint> = {
  groupIdOf?: (input: Input<E>) => string
  rowOfGroup?: (params: Input<E>['params']) => RowOfGroup
  ownerOf?: (params: Input<E>['params'], groupId: string) => Promise<string | null>
}

type Mount = <E extends GroupEndpoint>(
  endpoint: E,
  ...[handler, options]: E['access'] extends OwnAction
    ? [handler: Handler<E>, options: Options<E>]
    : [handler: Handler<E>, options?: Options<E>]
) => void

/**
 * Returns what mounts one call of the contract that belongs to a group. The endpoint's `access` is asked here, before
 * the body is parsed unless `groupIdOf` needs it, and the handler gets the actor.
 */
export function groupRoutes(server: FastifyInstance, app: App): Mount {
  return function mount<E extends GroupEndpoint>(endpoint: E, handler: Handler<E>, options?: AnyOptions<E>) {
    const { groupIdOf, rowOfGroup, ownerOf } = options ?? {}
    mountEndpoint(server, endpoint, async (request, reply) => {
      const params = (await parseSignedInPath(app, request, endpoint.params)) as Input<E>['params']
      const readInput = () => ({ ...parseInput(endpoint, request), params, request, reply }) as Input<E>
      if (groupIdOf) await requireSignedIn(app, request)
      const early = groupIdOf && readInput()
      const group = early ? groupIdOf(early) : (rowOfGroup?.(params) ?? groupIdIn(params))
      const findOwner = ownerOf && ((groupId: string) => ownerOf(params, groupId))
      const actor = await requireActor(app, request, group, endpoint.access, findOwner)
      const input = early ?? readInput()
      return server.inTurn(actor.user.id, () => handler({ ...input, actor }))
    })
  }
}

function groupIdIn(params: unknown): string {
  return (params as { groupId: string }).groupId
}
