import { type Life, lifeApi, lifeHours } from '#contract/life.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, SelectField, TextField } from '../../platform/ui/field.tsx'
import { cityOf } from '../../platform/zone-name.ts'
import { useChangeLife } from '../life.queries.ts'
import { minutesText } from '../life-text.ts'
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
  return (
    <FormDialog
      title={isNew ? 'Set up the daily sign of life' : 'Change the daily sign of life'}
      description="It is no emergency service and cannot replace one."
      form={form}
      submit={isNew ? 'Switch it on' : 'Save'}
      pending="Saving…"
      onClose={onClose}
    >
      <TextField
        label="A device is used by"
        hint={`By the clock in ${cityOf(group?.timeZone ?? '')}. The day begins at four in the morning.`}
        {...form.field('hour')}
        type="time"
        min={lifeHours.earliest}
        max={lifeHours.latest}
      />
      {life.canAsk ? (
        <SelectField
          label="The screen asks, and waits"
          hint="Only then the first person is told."
          {...form.field('waitMinutes')}
        >
          {withOwn(waits, waitMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutesText(minutes)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="rounded-control bg-sky-soft p-4">
          You have only an Echo, which cannot ask first. The first person is told at this hour. With a screen
          it would ask “All well?” before.
        </p>
      )}
      <PeopleOrder
        chosen={form.watch('people')}
        onChange={(people) => form.setValue('people', people, { shouldValidate: true })}
        error={errors.people}
      />
      <SelectField
        label="From one person to the next"
        hint="Unless somebody presses “I'll look after it”, or a sign comes."
        {...form.field('pauseMinutes')}
      >
        {withOwn(pauses, pauseMinutes).map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutesText(minutes)}
          </option>
        ))}
      </SelectField>
      {!errors.hour && !errors.people && <FailureLine error={form.failure} className="text-sm" />}
      <p className="text-sm text-ink-2">
        {group?.lovedOneName ?? 'Your loved one'} reads on the screen what you ask for, and at what hour.
      </p>
    </FormDialog>
  )
}

/** The choices, with the one that was set by other means. */
function withOwn(choices: number[], own: number): number[] {
  return [...new Set([...choices, own])].toSorted((a, b) => a - b)
}
