import { userPath } from '#contract/identity/identity-paths.ts'
import { guessLanguage, type Language } from '#contract/platform/languages.ts'
import { CachedUser } from '../identity/cached-user.ts'

/** The one in which the app speaks to who is signed in here; that of the browser where nobody has been asked. */
export async function languageOfPerson(): Promise<Language> {
  return (await chosen().catch(() => null)) ?? guessLanguage(navigator.languages)
}

async function chosen(): Promise<Language | null> {
  const answer = await fetch(userPath.path)
  const user = CachedUser.safeParse(answer.ok ? await answer.json() : null)
  return user.success ? user.data.language : null
}
