import { type Life, lifeApi, lifeHours } from '#contract/life.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, SelectField, TextField } from '../../platform/ui/field.tsx'
import { cityOf } from '../../platform/zone-name.ts'
import { useChangeLife } from '../life.queries.ts'
import { minutesText } from './life-times.ts'
import { lifeWords } from './life-words.ts'
import { PeopleOrder } from './people-order.tsx'

const waits = [15, 30, 60, 90, 120, 180, 240]
const pauses = [5, 10, 15, 30, 60, 120]

/** The hour, the wait and the people; it switches the sign of life on. */
export function LifeDialog({ life, onClose }: { life: Life; onClose: () => void }) {
  const { group } = useSelection()
  const change = useChangeLife()
  const { hour, waitMinutes, pauseMinutes } = life
  const form = useContractForm({
    schema: lifeApi.change.body,
    values: {
      hour,
      waitMinutes: String(waitMinutes),
      pauseMinutes: String(pauseMinutes),
      people: life.people.map(({ id }) => id),
    },
    toBody: ({ hour, waitMinutes, pauseMinutes, people }) => ({
      isOn: true,
      hour,
      waitMinutes: Number(waitMinutes),
      pauseMinutes: Number(pauseMinutes),
      people,
    }),
    send: change.mutateAsync,
    onSent: onClose,
  })
  const { errors } = form
  const isNew = !life.isOn
  const words = lifeWords()
  return (
    <FormDialog
      title={isNew ? words.setUpTitle : words.changeTitle}
      description={words.noEmergency}
      form={form}
      submit={isNew ? words.switchOn : words.save}
      pending={words.saving}
      onClose={onClose}
    >
      <TextField
        label={words.usedBy}
        hint={words.usedByHint(cityOf(group?.timeZone ?? ''))}
        {...form.field('hour')}
        type="time"
        min={lifeHours.earliest}
        max={lifeHours.latest}
      />
      {life.canAsk ? (
        <SelectField label={words.waits} hint={words.waitsHint} {...form.field('waitMinutes')}>
          {withOwn(waits, waitMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutesText(minutes)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="rounded-control bg-sky-soft p-4">{words.onlyEcho}</p>
      )}
      <PeopleOrder
        chosen={form.watch('people')}
        onChange={(people) => form.setValue('people', people, { shouldValidate: true })}
        error={errors.people}
      />
      <SelectField label={words.nextPerson} hint={words.nextPersonHint} {...form.field('pauseMinutes')}>
        {withOwn(pauses, pauseMinutes).map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutesText(minutes)}
          </option>
        ))}
      </SelectField>
      {!errors.hour && !errors.people && <FailureLine error={form.failure} className="text-sm" />}
      <p className="text-sm text-ink-2">{words.readsIt(group?.lovedOneName ?? null)}</p>
    </FormDialog>
  )
}

/** The choices, with the one that was set by other means. */
function withOwn(choices: number[], own: number): number[] {
  return [...new Set([...choices, own])].toSorted((a, b) => a - b)
}
