import { subjectFields } from '#contract/delivery/sendable.ts'
import { NewScheduleEntry, type ScheduleEntry } from '#contract/schedule.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useContractForm } from '../../platform/form.ts'
import { showToast } from '../../platform/toast-store.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { DateAndTime } from '../date-and-time.tsx'
import { planWords } from '../plan/plan-words.ts'
import { useAddEntry, useUpdateEntry } from '../schedule.queries.ts'
import { type Draft, type DraftSubject, draftOf, hasSubject, scheduledForOf, toNewEntry } from './draft.ts'
import { RecurrenceFields } from './recurrence-fields.tsx'
import { SubjectFields } from './subject-fields.tsx'
import type { Template } from './templates.ts'

type ScheduleDialogProps = {
  /** The entry to edit; null adds one. */
  entry: ScheduleEntry | null
  template: Template | null
  /** The note that is chosen at first. */
  noteId?: string | null
  onClose: () => void
}

export function ScheduleDialog({ entry, template, noteId = null, onClose }: ScheduleDialogProps) {
  const { group } = useSelection()
  const timeZone = group?.timeZone ?? 'UTC'
  const add = useAddEntry()
  const update = useUpdateEntry(entry?.id ?? '')
  const form = useContractForm({
    schema: NewScheduleEntry,
    values: draftOf({ entry, template, noteId }, timeZone),
    toBody: (draft) => toNewEntry(draft, timeZone),
    send: async (body) => {
      refuseThePast(body.scheduledFor)
      return entry ? update.mutateAsync(body) : add.mutateAsync(body)
    },
    onSent: onClose,
  })
  const draft = form.watch()

  function setSubject(subject: DraftSubject) {
    for (const field of subjectFields) form.setValue(field, subject[field])
    form.setValue('isNextPhoto', subject.isNextPhoto)
  }

  return (
    <FormDialog
      title={entry ? planWords().editSchedule : planWords().scheduleContent}
      form={form}
      submit={entry ? planWords().save : planWords().schedule}
      pending={entry ? planWords().saving : planWords().scheduling}
      missing={missingIn(draft)}
      isUnsaved={form.formState.isDirty}
      onClose={onClose}
      width={640}
    >
      <SubjectFields subject={draft} template={template} onChange={setSubject} />
      <DateAndTime
        timeZone={timeZone}
        date={form.register('date')}
        dateError={form.errors.scheduledFor}
        time={form.register('time')}
      />
      <RecurrenceFields
        isRecurring={draft.isRecurring}
        onRecurring={(isRecurring) => form.setValue('isRecurring', isRecurring)}
        pattern={draft.pattern}
        patternField={form.register('pattern')}
        scheduledFor={scheduledForOf(draft, timeZone)}
        timeZone={timeZone}
      />
      {form.errors.isRecurring && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {form.errors.isRecurring}
        </p>
      )}
    </FormDialog>
  )
}

/** The label of the field that is still to fill in. */
function missingIn(draft: Draft): string | undefined {
  const words = planWords()
  if (!hasSubject(draft)) return `${words.contentItem} / ${words.photo}`
  if (!draft.date) return words.date
  return draft.time ? undefined : words.time
}

/** Throws, so that nothing is sent. */
function refuseThePast(scheduledFor: string): void {
  if (Date.parse(scheduledFor) >= Date.now()) return
  const { timeHasPassed } = planWords()
  showToast({ variant: 'destructive', title: commonWords().error, description: timeHasPassed })
  throw new Error(timeHasPassed)
}
