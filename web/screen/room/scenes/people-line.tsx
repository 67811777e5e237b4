import type { ScreenPerson } from '#contract/screen-view.ts'
import { listed } from '../language/sentence.ts'
import { useWords } from '../language/use-words.ts'

/** "Tom, your grandson and Mia" */
export function PeopleLine({ people }: { people: ScreenPerson[] }) {
  const { language } = useWords()
  if (people.length === 0) return null
  const names = people.map(({ name, relation }) => (relation ? `${name}, ${relation}` : name))
  return <p className="people">{listed(names, language)}</p>
}
