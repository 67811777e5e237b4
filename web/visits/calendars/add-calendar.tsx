import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { calendarLimits, NewCalendar } from '#contract/visits/calendars.ts'
import { useContractForm } from '../../platform/form.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { useAddCalendar, useAddCalendarFile } from './calendars.queries.ts'

/** Two ways: an address that is read again every hour, or a file. */
export function AddCalendar() {
  return (
    <section aria-labelledby="add-calendar" className="mt-5 grid gap-4 rounded-card bg-surface-2 p-4 sm:p-5">
      <h3 id="add-calendar" className="text-lg font-semibold">
        Bring in a calendar
      </h3>
      <AddressForm />
      <FileButton />
    </section>
  )
}

function AddressForm() {
  const add = useAddCalendar()
  const form = useContractForm({
    schema: NewCalendar,
    values: { name: '', address: '' },
    send: add.mutateAsync,
  })
  const { errors } = form
  return (
    <form onSubmit={form.onSubmit} className="grid gap-4" noValidate>
      <TextField
        label="Address"
        hint="Google: Settings, your calendar, “Secret address in iCal format”. iCloud: “Public Calendar”. Outlook: “Publish a calendar”, ICS. Only caretakers see where it is, and nobody sees all of it."
        {...form.field('address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={calendarLimits.address}
        placeholder="https://… or webcal://…"
      />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Name"
          className="grow basis-52"
          {...form.field('name')}
          autoComplete="off"
          maxLength={calendarLimits.name}
          placeholder="As the calendar calls itself"
        />
        <Button
          type="submit"
          look="primary"
          className="max-sm:w-full"
          disabled={form.isSending || form.watch('address').trim() === ''}
        >
          {form.isSending ? 'Reading…' : 'Read it'}
        </Button>
      </div>
      {!errors.address && !errors.name && <FailureLine error={form.failure} className="text-sm" />}
    </form>
  )
}

function FileButton() {
  const add = useAddCalendarFile()
  const input = useRef<HTMLInputElement>(null)
  function take(files: FileList | null) {
    const [file] = files ?? []
    if (file) add.mutate(file)
    if (input.current) input.current.value = ''
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        className="sr-only"
        aria-label="Calendar file"
        tabIndex={-1}
        onChange={({ target }) => take(target.files)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => input.current?.click()} disabled={add.isPending}>
          <FileUp size={18} aria-hidden />
          {add.isPending ? 'Reading…' : 'Choose a file'}
        </Button>
        <p className="text-sm text-ink-2">An .ics file of at most 2 MB. It is read once.</p>
      </div>
      {add.isError && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger">
          {sentenceOf(add.error)}
        </p>
      )}
    </div>
  )
}
