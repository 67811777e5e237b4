import { useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { daysAfter, weekdayOf, yearsAfter } from '#contract/platform/wall-clock.ts'
import { recurringPatterns } from '#contract/schedule.ts'
import { type Visit, VisitChange, visitLimits } from '#contract/visits/visits.ts'
import { useMembers } from '../family/members/members.queries.ts'
import { screenName } from '../family/selection/screen-name.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { usePeople } from '../people/people.queries.ts'
import { useContractForm } from '../platform/form.ts'
import { Button } from '../platform/ui/button.tsx'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, SelectField, TextField } from '../platform/ui/field.tsx'
import { cityOf } from '../platform/zone-name.ts'
import { emptyVisit, toVisitChange, valuesOf } from './visit-form.ts'
import { repeatLabels } from './visit-text.ts'
import { useAddVisit, useUpdateVisit } from './visits.queries.ts'
import { WeekdayButtons } from './weekday-buttons.tsx'

type VisitDialogProps = {
  /** Null plans one. */
  visit: Visit | null
  /** By the loved one's clock. */
  today: string
  onClose: () => void
}

export function VisitDialog(props: VisitDialogProps) {
  const { visit, today, onClose } = props
  const { group } = useSelection()
  const form = useVisitForm(props)
  const { errors } = form
  const [hasEnd, setHasEnd] = useState(visit !== null && (visit.endTime ?? visit.endDate) !== null)
  const draft = form.watch()
  const isNobody = draft.who.trim() === '' && draft.what.trim() === ''
  const hasFieldError = Object.values(errors).some(Boolean)
  return (
    <FormDialog
      title={visit ? 'Edit the visit' : 'Who comes, or what is on?'}
      description={`It stands on ${group ? screenName(group) : 'the screen'} on its day.`}
      form={form}
      submit={visit ? 'Save' : 'Plan it'}
      pending={visit ? 'Saving…' : 'Planning…'}
      isDisabled={isNobody || !draft.date}
      onClose={onClose}
      width={600}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Who"
          {...form.field('who')}
          list="visitors"
          autoComplete="off"
          maxLength={limits.name}
          placeholder="e.g. Ben"
        />
        <TextField
          label="What"
          {...form.field('what')}
          autoComplete="off"
          maxLength={limits.name}
          placeholder="e.g. Coffee, hairdresser, doctor…"
        />
      </div>
      <Visitors />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Day"
          {...form.field('date')}
          type="date"
          min={visit ? undefined : today}
          max={yearsAfter(today, visitLimits.years)}
        />
        <TextField
          label="Time"
          hint={`By the clock in ${cityOf(group?.timeZone ?? 'UTC')}; empty means all day`}
          {...form.field('time')}
          type="time"
        />
      </div>
      {!visit && (
        <div className="-mt-2 flex flex-wrap gap-2">
          {[today, daysAfter(today, 1)].map((date, index) => (
            <Button
              key={date}
              look={draft.date === date ? 'primary' : 'plain'}
              aria-pressed={draft.date === date}
              onClick={() => form.setValue('date', date)}
            >
              {index === 0 ? 'Today' : 'Tomorrow'}
            </Button>
          ))}
        </div>
      )}
      {hasEnd ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Last day"
            hint="Empty means the same day"
            {...form.field('endDate')}
            type="date"
            min={draft.date}
          />
          <TextField label="End" {...form.field('endTime')} type="time" />
        </div>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setHasEnd(true)}>
          Add an end
        </Button>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Repeats" {...form.field('repeats')}>
          <option value="">Never</option>
          {recurringPatterns.map((pattern) => (
            <option key={pattern} value={pattern}>
              {repeatLabels[pattern]}
            </option>
          ))}
        </SelectField>
        {draft.repeats !== '' && (
          <TextField
            label="Until"
            hint="Empty means without an end"
            {...form.field('untilDate')}
            type="date"
            min={draft.date}
          />
        )}
      </div>
      {draft.repeats === 'weekly' && draft.date && (
        <WeekdayButtons
          chosen={draft.weekdays.length > 0 ? draft.weekdays : [weekdayOf(draft.date)]}
          onChange={(weekdays) => form.setValue('weekdays', weekdays)}
        />
      )}
      {!hasFieldError && <FailureLine error={form.failure} />}
    </FormDialog>
  )
}

function useVisitForm({ visit, today, onClose }: VisitDialogProps) {
  const add = useAddVisit()
  const update = useUpdateVisit(visit?.id ?? '')
  return useContractForm({
    schema: VisitChange,
    values: visit ? valuesOf(visit) : emptyVisit(today),
    toBody: (values) => toVisitChange(values, visit?.revision),
    send: async (body) => (visit ? update.mutateAsync(body) : add.mutateAsync(body)),
    onSent: onClose,
  })
}

/** The names that the family uses, to choose from while one types. */
function Visitors() {
  const members = useMembers()
  const people = usePeople()
  const names = [
    ...(members.data ?? []).map(({ user }) => user.firstName),
    ...(people.data ?? []).map(({ name }) => name),
  ]
  return (
    <datalist id="visitors">
      {[...new Set(names)].filter(Boolean).map((name) => (
        <option key={name} value={name ?? ''} />
      ))}
    </datalist>
  )
}
