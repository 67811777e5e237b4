import { X } from 'lucide-react'
import { AwayDates, type Life } from '#contract/life.ts'
import { useContractForm } from '../../platform/form.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { useAddAway, useRemoveAway } from '../life.queries.ts'
import { dateText } from '../life-text.ts'
import { lifeWords } from './life-words.ts'

type AwaySectionProps = { away: Life['away']; today: string; mayChange: boolean }

/** Days on which nobody is at home: nothing is asked, and nobody is told. */
export function AwaySection({ away, today, mayChange }: AwaySectionProps) {
  const remove = useRemoveAway()
  const words = lifeWords()
  return (
    <section aria-labelledby="away-title" className="mt-6">
      <h3 id="away-title" className="text-lg font-semibold">
        {words.away}
      </h3>
      <p className="text-sm text-ink-2">{words.awayText}</p>
      <ul className="mt-2 grid gap-2">
        {away.map(({ id, from, until }) => (
          <li key={id} className="flex items-center gap-2 rounded-control border border-line py-1 pe-1 ps-4">
            <span className="min-w-0 grow">{periodText(from, until)}</span>
            {mayChange && (
              <IconButton
                label={words.atHome(periodText(from, until))}
                className="hover:bg-surface-2"
                disabled={remove.isPending}
                onClick={() => remove.mutate(id)}
              >
                <X size={18} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {away.length === 0 && !mayChange && <p className="mt-2">{words.noDates}</p>}
      {mayChange && <AwayForm key={away.length} today={today} />}
    </section>
  )
}

function periodText(from: string, until: string): string {
  return from === until
    ? dateText(from)
    : lifeWords().period({ from: dateText(from), until: dateText(until) })
}

function AwayForm({ today }: { today: string }) {
  const add = useAddAway()
  const words = lifeWords()
  const form = useContractForm({ schema: AwayDates, values: { from: '', until: '' }, send: add.mutateAsync })
  const { errors } = form
  const from = form.watch('from')
  return (
    <form onSubmit={form.onSubmit} className="mt-3 flex flex-wrap items-start gap-3" noValidate>
      <TextField
        label={words.from}
        className="grow basis-40"
        {...form.field('from')}
        type="date"
        min={today}
      />
      <TextField
        label={words.until}
        className="grow basis-40"
        {...form.field('until')}
        type="date"
        min={from || today}
      />
      <Button type="submit" className="max-sm:w-full sm:mt-8" disabled={form.isSending}>
        {words.addDates}
      </Button>
      {!errors.from && !errors.until && <FailureLine error={form.failure} className="w-full text-sm" />}
    </form>
  )
}
