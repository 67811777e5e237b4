import { type Browser, openBrowser } from '#server/testing/browser.ts'

/** Somebody with a new account and a group. `path` is the group's address, `cookie` what their browser sends. */
export async function givenGroup(server: { url: string }, firstName: string) {
  const person = openBrowser(server)
  await post(person, '/api/auth/sign-up', {
    firstName,
    lastName: 'Hartley',
    email: `${firstName.toLowerCase()}@example.com`,
    password: 'correct horse battery',
  })
  const group = { name: 'The Hartleys', lovedOneName: 'Rose', timeZone: 'Europe/Berlin' }
  const { id } = await post(person, '/api/family-groups', group)
  const path = `/api/family-groups/${id}`
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const upload = async (bytes: Buffer): Promise<string> => {
    const { uploadURL, objectPath } = await post(person, '/api/objects/upload')
    await person.put(uploadURL, bytes)
    return objectPath
  }
  /** Answers with the id of the object. */
  const claim = async (objectPath: string, caption: string | null = null): Promise<string> => {
    const photo = await post(person, `${path}/photos`, { objectPath, caption })
    return photo.objectPath.split('/').at(-1)
  }
  /** Resolves when the photo of these bytes is in the group. */
  const add = async (bytes: Buffer, caption?: string) => claim(await upload(bytes), caption)
  return { person, path, cookie, upload, claim, add }
}

export async function post(browser: Browser, path: string, body?: unknown) {
  const answer = await browser.post(path, body)
  if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.bytes}`)
  return answer.body
}
