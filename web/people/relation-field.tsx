import { useId } from 'react'
import { peopleLimits } from '#contract/photos/people.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { useRoomLanguage } from './people.queries.ts'
import { peopleWords } from './people-words.ts'
import { relations } from './relations.ts'

type RelationFieldProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (relation: string) => void
}

/** Who somebody is to the loved one: a suggestion with one press, or the family's own words. */
export function RelationField({ label, value, error, onChange }: RelationFieldProps) {
  const lovedOne = useLovedOneName()
  const language = useRoomLanguage()
  const suggestionsId = useId()
  const suggestions = relations[language]
  return (
    <div>
      <TextField
        label={label}
        hint={peopleWords().asYouSayIt({ lovedOne, example: suggestions[3] ?? '' })}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        lang={language}
        autoComplete="off"
        maxLength={peopleLimits.name}
      />
      <fieldset aria-labelledby={suggestionsId} className="mt-2.5">
        <legend id={suggestionsId} className="sr-only">
          {peopleWords().suggestions}
        </legend>
        <div lang={language} className="flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              onClick={() => onChange(suggestion)}
              className="min-h-11 rounded-full border border-line bg-surface-2 px-3.5 text-sm hover:border-line-strong"
            >
              {suggestion}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** "Rose"; null while nobody has said the name. */
export function useLovedOneName(): string | null {
  return useSelection().group?.lovedOneName ?? null
}
