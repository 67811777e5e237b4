import type { UseFormReturn } from 'react-hook-form'
import type { Device } from '#contract/delivery/delivery.ts'
import type { Letters } from '#contract/delivery/delivery-fields.ts'
import { lazily } from '#contract/platform/lazily.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { locale } from '../platform/format.ts'
import { frameWords } from '../platform/frame/frame-words.ts'
import { SelectField } from '../platform/ui/field.tsx'
import { screenWords } from './screen-words.ts'

/** The fields of a form that say it; '' is none. */
export type LettersForm = { metres: string; inches: string; forWeakEyes: boolean }

export function toLettersForm(letters: Device['letters']): LettersForm {
  return {
    metres: String(letters?.metres ?? ''),
    inches: String(letters?.inches ?? ''),
    forWeakEyes: letters?.forWeakEyes ?? false,
  }
}

export function toLetters({ metres, inches, forWeakEyes }: LettersForm): Letters | null {
  if (!metres) return null
  return { metres: Number(metres), inches: inches ? Number(inches) : null, forWeakEyes }
}

const distances = ['', '1', '2', '3', '4']
const screens = [7, 8, 10, 13, 15, 24, 32, 43, 55]
export const inMetres = lazily(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' }))
/** What a screen needs for each metre, so that letters of that distance fit (room/scenes/words/letters.ts). */
const inchesPerMetre = 5

type LettersFieldsProps = Pick<UseFormReturn<{ letters: LettersForm }>, 'register'> & { letters: LettersForm }

/** From how far a screen is read, and what else decides how large its letters have to be for that. */
export function LettersFields({ register, letters }: LettersFieldsProps) {
  const { group } = useSelection()
  const isSet = letters.metres !== ''
  const words = screenWords()
  return (
    <fieldset>
      <legend className="font-semibold">{words.howFar(group?.lovedOneName ?? null)}</legend>
      <p className="mb-2 text-sm text-ink-2">{words.howFarText}</p>
      <div className="grid grid-cols-5 gap-2">
        {distances.map((metres) => (
          <label
            key={metres}
            className="grid cursor-pointer place-items-center rounded-control border-2 border-line px-1 py-2.5 text-center has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" value={metres} className="sr-only" {...register('letters.metres')} />
            {metres ? inMetres().format(Number(metres)) : frameWords().notSet}
          </label>
        ))}
      </div>
      {isSet && (
        <div className="mt-4 grid gap-4">
          <SelectField label={words.screenSize} hint={hintOf(letters)} {...register('letters.inches')}>
            <option value="">{words.notKnown}</option>
            {screens.map((inches) => (
              <option key={inches} value={inches}>
                {words.inches({ inches, cm: Math.round(inches * 2.54) })}
              </option>
            ))}
          </SelectField>
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              className="mt-1 size-5 shrink-0 accent-pine"
              {...register('letters.forWeakEyes')}
            />
            <span>
              <span className="block font-semibold">{words.weakEyes}</span>
              <span className="text-sm text-ink-2">{words.weakEyesText}</span>
            </span>
          </label>
        </div>
      )}
    </fieldset>
  )
}

function hintOf({ metres, inches, forWeakEyes }: LettersForm): string | undefined {
  if (!inches || forWeakEyes) return undefined
  const needed = Number(metres) * inchesPerMetre
  return Number(inches) < needed ? screenWords().tooSmall({ metres, inches: needed }) : undefined
}
