import { useId } from 'react'
import { FixedSetting } from '../../platform/ui/fixed-setting.tsx'

type ChoiceFieldProps<Choice extends string> = {
  label: string
  text: string
  choices: readonly Choice[]
  nameOf: (choice: Choice) => string
  /** The language of the names, where each has its own. */
  langOf?: (choice: Choice) => string
  chosen: Choice
  isFixed: boolean
  onChange: (choice: Choice) => void
}

/** One of several. Saved at once. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, text, choices, nameOf, langOf, chosen, isFixed, onChange } = props
  const id = useId()
  if (isFixed) return <FixedSetting label={label} text={text} value={nameOf(chosen)} />
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-2">
          {text}
        </p>
      </div>
      <select
        id={id}
        aria-describedby={`${id}-text`}
        className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 py-2.5 text-ink sm:w-60"
        value={chosen}
        onChange={({ target }) => onChange(target.value as Choice)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice} lang={langOf?.(choice)}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  )
}
