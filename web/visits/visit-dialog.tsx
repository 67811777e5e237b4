import { useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { daysAfter, weekdayOf, yearsAfter } from '#contract/platform/wall-clock.ts'
import { recurringPatterns } from '#contract/schedule.ts'
import { type Visit, visitLimits } from '#contract/visits/visit-list.ts'
import { VisitChange } from '#contract/visits/visits.ts'
import { useMembers } from '../family/members/members.queries.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { usePeople } from '../people/people.queries.ts'
import { useContractForm } from '../platform/form.ts'
import { Button } from '../platform/ui/button.tsx'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, SelectField, TextField } from '../platform/ui/field.tsx'
import { cityOf } from '../platform/zone-name.ts'
import { emptyVisit, toVisitChange, valuesOf } from './visit-form.ts'
import { useAddVisit, useUpdateVisit } from './visits.queries.ts'
import { visitsWords } from './visits-words.ts'
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
      title={visit ? visitsWords().editVisit : visitsWords().whoComes}
      description={visitsWords().standsOn(group?.lovedOneName ?? null)}
      form={form}
      submit={visit ? visitsWords().save : visitsWords().planIt}
      pending={visit ? visitsWords().saving : visitsWords().planning}
      missing={isNobody ? visitsWords().who : !draft.date && visitsWords().day}
      isUnsaved={form.formState.isDirty}
      onClose={onClose}
      width={600}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={visitsWords().who}
          {...form.field('who')}
          list="visitors"
          autoComplete="off"
          maxLength={limits.name}
          placeholder={visitsWords().whoExample}
        />
        <TextField
          label={visitsWords().what}
          {...form.field('what')}
          autoComplete="off"
          maxLength={limits.name}
          placeholder={visitsWords().whatExample}
        />
      </div>
      <Visitors />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={visitsWords().day}
          {...form.field('date')}
          type="date"
          min={visit ? undefined : today}
          max={yearsAfter(today, visitLimits.years)}
        />
        <TextField
          label={visitsWords().time}
          hint={visitsWords().timeHint(cityOf(group?.timeZone ?? 'UTC'))}
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
              {index === 0 ? visitsWords().today : visitsWords().tomorrow}
            </Button>
          ))}
        </div>
      )}
      {hasEnd ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={visitsWords().lastDay}
            hint={visitsWords().lastDayHint}
            {...form.field('endDate')}
            type="date"
            min={draft.date}
          />
          <TextField label={visitsWords().end} {...form.field('endTime')} type="time" />
        </div>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setHasEnd(true)}>
          {visitsWords().addEnd}
        </Button>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={visitsWords().repeats} {...form.field('repeats')}>
          <option value="">{visitsWords().never}</option>
          {recurringPatterns.map((pattern) => (
            <option key={pattern} value={pattern}>
              {visitsWords().patterns[pattern]}
            </option>
          ))}
        </SelectField>
        {draft.repeats !== '' && (
          <TextField
            label={visitsWords().until}
            hint={visitsWords().untilHint}
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
