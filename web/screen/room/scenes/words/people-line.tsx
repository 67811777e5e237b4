import type { ScreenPerson } from '#contract/screen/screen-view.ts'
import { listed } from '../../language/grammar/sentence.ts'
import { useWords } from '../../language/use-words.ts'

/** "Tom and Mia"; with relations "Tom, your grandson · Mia", where "and" would read as a relation of Mia. */
export function PeopleLine({ people }: { people: ScreenPerson[] }) {
  const { language } = useWords()
  if (people.length === 0) return null
  const names = people.map(({ name, relation }) => (relation ? `${name}, ${relation}` : name))
  const hasRelations = people.some(({ relation }) => relation)
  return <p className="people">{hasRelations ? names.join('\u00a0· ') : listed(names, language)}</p>
}
