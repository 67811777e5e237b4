import type { Person } from './given.ts'

/** A webhook of the person's own, to an address at this origin. */
export async function givenWebhook(
  person: Person,
  path: string,
  origin: string,
  topics = ['shopping', 'photos'],
): Promise<{ id: string; secret: string }> {
  const added = await person.post(`${path}/webhooks`, { address: `${origin}/hook/its-secret-path`, topics })
  if (added.status !== 201) throw new Error(`no webhook: ${added.bytes}`)
  return added.body
}
