import type { UseFormRegisterReturn } from 'react-hook-form'
import { noteEnd } from '#contract/notes/note-end.ts'
import { noteStays } from '#contract/notes/notes.ts'
import { wallClock } from '#contract/platform/wall-clock.ts'
import { useNow } from '../platform/now.ts'
import { nearTimeThere } from '../platform/time-there.ts'
import { SelectField, TextField } from '../platform/ui/field.tsx'
import { cityOf } from '../platform/zone-name.ts'
import { type NoteDraft, noteOf } from './note-draft.ts'
import { notesWords } from './notes-words.ts'

type StayFieldsProps = {
  draft: NoteDraft
  stays: UseFormRegisterReturn
  date: UseFormRegisterReturn
  time: UseFormRegisterReturn
  untilError?: string | undefined
  timeZone: string
}

/** How long the note stays, and what that means when it is sent now. */
export function StayFields({ draft, stays, date, time, untilError, timeZone }: StayFieldsProps) {
  const now = useNow()
  const city = cityOf(timeZone)
  return (
    <>
      <SelectField label={notesWords().howLong} hint={hintOf(draft, now, timeZone)} {...stays}>
        {noteStays.map((stay) => (
          <option key={stay} value={stay}>
            {notesWords().stays[stay]}
          </option>
        ))}
      </SelectField>
      {draft.stays === 'until' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={notesWords().untilDay}
            error={untilError}
            {...date}
            type="date"
            min={wallClock(now, timeZone).date}
          />
          <TextField label={notesWords().atTime} hint={notesWords().byTheClock(city)} {...time} type="time" />
        </div>
      )}
    </>
  )
}

/** Null where the choice says it all. */
function hintOf(draft: NoteDraft, now: number, timeZone: string): string | null {
  if (draft.stays === 'until') return null
  if (draft.stays === 'always') return notesWords().amongNotes
  const { stays } = noteOf(draft, timeZone)
  const end = noteEnd({ stays, until: null }, now, timeZone)
  return end === null ? null : notesWords().ifSentNow(nearTimeThere(end, now, timeZone))
}
