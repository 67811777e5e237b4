import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { calendarLimits, NewCalendar } from '#contract/visits/calendars.ts'
import { useContractForm } from '../../platform/form.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { useAddCalendar, useAddCalendarFile } from './calendars.queries.ts'
import { calendarsWords } from './calendars-words.ts'

/** Two ways: an address that is read again every hour, or a file. */
export function AddCalendar() {
  return (
    <section aria-labelledby="add-calendar" className="mt-5 grid gap-4 rounded-card bg-surface-2 p-4 sm:p-5">
      <h3 id="add-calendar" className="text-lg font-semibold">
        {calendarsWords().bringIn}
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
        label={calendarsWords().address}
        hint={calendarsWords().addressHint}
        {...form.field('address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={calendarLimits.address}
        placeholder={calendarsWords().addressExample}
      />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={calendarsWords().name}
          className="grow basis-52"
          {...form.field('name')}
          autoComplete="off"
          maxLength={calendarLimits.name}
          placeholder={calendarsWords().nameExample}
        />
        <Button
          type="submit"
          look="primary"
          className="max-sm:w-full"
          disabled={form.isSending || form.watch('address').trim() === ''}
        >
          {form.isSending ? calendarsWords().reading : calendarsWords().read}
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
        aria-label={calendarsWords().file}
        tabIndex={-1}
        onChange={({ target }) => take(target.files)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => input.current?.click()} disabled={add.isPending}>
          <FileUp size={18} aria-hidden />
          {add.isPending ? calendarsWords().reading : calendarsWords().chooseFile}
        </Button>
        <p className="text-sm text-ink-2">{calendarsWords().fileHint}</p>
      </div>
      {add.isError && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger">
          {refusalOf(add.error, commonWords().tryAgain)}
        </p>
      )}
    </div>
  )
}
