import type { ReactNode } from 'react'
import type { SentForm } from '../../platform/form.ts'
import { Button } from '../../platform/ui/button.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'

type FormFrameProps = {
  form: SentForm
  submit: string
  look?: 'primary' | 'plain'
  children: ReactNode
}

/** A form of the sign-in page: what went wrong above the fields, the button below. */
export function FormFrame({ form, submit, look = 'primary', children }: FormFrameProps) {
  // After a success the browser goes to another page.
  const isBusy = form.isSending || form.isSent
  return (
    <form noValidate className="grid gap-5" onSubmit={form.onSubmit}>
      {form.failure !== null && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-semibold text-danger">
          {refusalOf(form.failure)}
        </p>
      )}
      {children}
      <Button type="submit" look={look} disabled={isBusy}>
        {isBusy ? commonWords().oneMoment : submit}
      </Button>
    </form>
  )
}
