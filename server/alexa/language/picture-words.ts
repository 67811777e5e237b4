import type { ItemFacts } from '../../screen/items.ts'
import type { Messages } from './messages/en.ts'
import { ended } from './text/words.ts'

// Who is on a picture and when it was taken, in the words of an Echo. Relations are the family's own.

type About = Pick<ItemFacts, 'people' | 'yearsAgo'>

/** "On this day, 3 years ago · Tom, your grandson, and Mia"; empty when nothing is known. */
export function aboutOf({ people, yearsAgo }: About, words: Messages): string {
  const ago = yearsAgo === null ? '' : words.slide.yearsAgo(yearsAgo)
  return [ago, namesOf(people, words)].filter(Boolean).join(' · ')
}

/** "It was taken on this day three years ago. On it are Tom, your grandson, and Mia."; empty when nothing is known. */
export function spokenAbout({ people, yearsAgo }: About, words: Messages): string {
  const taken = yearsAgo === null ? '' : words.takenYearsAgo(yearsAgo)
  return [taken, spokenPeople(people, words)].filter(Boolean).join(' ')
}

/** "On it are Tom, your grandson, and Mia."; empty when nobody has been named. */
export function spokenPeople(people: About['people'], words: Messages): string {
  const names = namesOf(people, words)
  return names && ended(words.onIt(names, people.length))
}

/** "Anna, your daughter" */
export function withRelation(name: string, relation: string | null): string {
  return relation ? `${name}, ${relation}` : name
}

/** A relation stands between commas, so that a listener hears to whom it belongs. */
function namesOf(people: About['people'], { listed }: Messages): string {
  const names = people.map(({ name, relation }) => withRelation(name, relation))
  if (names.length < 2 || !people.some(({ relation }) => relation)) return listed(names)
  // What the language says between two: " and ".
  const between = listed(['\u0001', '\u0002']).slice(1, -1)
  return `${names.slice(0, -1).join(', ')},${between}${names.at(-1)}`
}
