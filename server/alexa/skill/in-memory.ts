import type { Response } from 'ask-sdk-model'
import { isGroupInMemory } from '../../family/groups/in-memory.ts'
import { sayDone } from './reply.ts'
import type { RequestContext } from './request-context.ts'

/** What is said in place of passing something on, where the family keeps the pictures in memory; null elsewhere. */
export async function refusedInMemory(context: RequestContext): Promise<Response | null> {
  if (!(await isGroupInMemory(context.app, context.echo.family_group_id))) return null
  return sayDone(
    context,
    'Your family keeps these pictures in memory. They stay here, and nothing is passed on any more.',
  )
}
