import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { type RecurringPattern, recurringPatterns } from '#contract/schedule.ts'
import { SelectField } from '../../platform/ui/field.tsx'
import { Switch } from '../../platform/ui/switch.tsx'
import { planWords } from '../plan/plan-words.ts'
import { usePreview } from '../schedule.queries.ts'
import { scheduleWords } from '../schedule-words.ts'
import { PreviewList } from './preview-list.tsx'

type RecurrenceFieldsProps = {
  isRecurring: boolean
  onRecurring: (isRecurring: boolean) => void
  pattern: RecurringPattern
  patternField: UseFormRegisterReturn
  /** The first occurrence; null while it is not chosen. */
  scheduledFor: string | null
  timeZone: string
}

/** The choice of a recurrence, with a preview of its dates. */
export function RecurrenceFields(props: RecurrenceFieldsProps) {
  const { isRecurring, onRecurring, pattern, patternField, scheduledFor, timeZone } = props
  const switchId = useId()
  const preview = usePreview(scheduledFor, isRecurring ? pattern : null)
  return (
    <>
      <div className="flex min-h-11 items-center gap-4">
        <Switch id={switchId} checked={isRecurring} onCheckedChange={onRecurring} />
        <label htmlFor={switchId} className="cursor-pointer font-semibold">
          {planWords().recurring}
        </label>
      </div>
      {isRecurring && (
        <SelectField label={planWords().recurrence} {...patternField}>
          {recurringPatterns.map((pattern) => (
            <option key={pattern} value={pattern}>
              {scheduleWords().patterns[pattern]}
            </option>
          ))}
        </SelectField>
      )}
      {isRecurring && preview.data && <PreviewList occurrences={preview.data} timeZone={timeZone} />}
    </>
  )
}
