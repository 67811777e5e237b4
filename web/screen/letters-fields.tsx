import type { UseFormReturn } from 'react-hook-form'
import type { Device } from '#contract/delivery/delivery.ts'
import type { Letters } from '#contract/delivery/delivery-fields.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { SelectField } from '../platform/ui/field.tsx'

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
/** What a screen needs for each metre, so that letters of that distance fit (room/scenes/words/letters.ts). */
const inchesPerMetre = 5

type LettersFieldsProps = Pick<UseFormReturn<{ letters: LettersForm }>, 'register'> & { letters: LettersForm }

/** From how far a screen is read, and what else decides how large its letters have to be for that. */
export function LettersFields({ register, letters }: LettersFieldsProps) {
  const { group } = useSelection()
  const isSet = letters.metres !== ''
  return (
    <fieldset>
      <legend className="font-semibold">
        {group?.lovedOneName ? `How far away does ${group.lovedOneName} sit?` : 'How far away is the chair?'}
      </legend>
      <p className="mb-2 text-sm text-ink-2">
        Letters become large enough to be read from there, as far as they fit.
      </p>
      <div className="grid grid-cols-5 gap-2">
        {distances.map((metres) => (
          <label
            key={metres}
            className="grid cursor-pointer place-items-center rounded-control border-2 border-line px-1 py-2.5 text-center has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" value={metres} className="sr-only" {...register('letters.metres')} />
            {metres ? `${metres} m` : 'Not set'}
          </label>
        ))}
      </div>
      {isSet && (
        <div className="mt-4 grid gap-4">
          <SelectField
            label="Size of the screen, from corner to corner"
            hint={hintOf(letters)}
            {...register('letters.inches')}
          >
            <option value="">I do not know</option>
            {screens.map((inches) => (
              <option key={inches} value={inches}>
                {inches} inches ({Math.round(inches * 2.54)} cm)
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
              <span className="block font-semibold">For weak eyes</span>
              <span className="text-sm text-ink-2">More than three times as large, as far as it fits.</span>
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
  return Number(inches) < needed
    ? `For ${metres} m a screen of ${needed} inches or more is better: on this one letters are as large as they fit.`
    : undefined
}
