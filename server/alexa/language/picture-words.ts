import type { ItemFacts } from '../../screen/items.ts'
import { counted, ended, listed } from './words.ts'

// Who is on a picture and when it was taken, in the words of an Echo. Relations are the family's own.

type About = Pick<ItemFacts, 'people' | 'yearsAgo'>

/** "On this day, 3 years ago · Tom, your grandson, and Mia"; empty when nothing is known. */
export function aboutOf({ people, yearsAgo }: About): string {
  const ago = yearsAgo === null ? '' : `On this day, ${yearsAgo === 1 ? '1 year' : `${yearsAgo} years`} ago`
  return [ago, namesOf(people)].filter(Boolean).join(' · ')
}

/** "It was taken on this day three years ago. On it are Tom, your grandson, and Mia."; empty when nothing is known. */
export function spokenAbout({ people, yearsAgo }: About): string {
  const taken = yearsAgo === null ? '' : `It was taken on this day ${counted(yearsAgo, 'year')} ago.`
  const names = namesOf(people)
  const named = names && ended(`On it ${people.length === 1 ? 'is' : 'are'} ${names}`)
  return [taken, named].filter(Boolean).join(' ')
}

/** "Anna, your daughter" */
export function withRelation(name: string, relation: string | null): string {
  return relation ? `${name}, ${relation}` : name
}

/** A relation stands between commas, so that a listener hears to whom it belongs. */
function namesOf(people: About['people']): string {
  const names = people.map(({ name, relation }) => withRelation(name, relation))
  const [last] = names.slice(-1)
  if (names.length < 2 || !people.some(({ relation }) => relation)) return listed(names)
  return `${names.slice(0, -1).join(', ')}, and ${last}`
}
