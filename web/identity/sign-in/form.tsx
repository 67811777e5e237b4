import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint.ts'
import { call, fieldMessages, sentenceOf } from '../../platform/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { SignInView } from './sign-in-page.tsx'

/** What each of the forms is handed. */
export type SignInFormProps = {
  email: string
  onEmail: (email: string) => void
  onView: (view: SignInView) => void
}

type FormProps<E extends Endpoint> = {
  endpoint: E
  /** What is sent, out of the fields by their names. */
  body: (fields: Record<string, string>) => Record<string, unknown>
  submit: string
  onDone: (answer: CallOutput<E>) => void
  children: (errors: Record<string, string>) => ReactNode
}

/** Checks with the contract's own rules, sends, and says what is wrong beside the field. */
export function Form<E extends Endpoint>({ endpoint, body, submit, onDone, children }: FormProps<E>) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(form: HTMLFormElement) {
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>
    const given = body(fields)
    const found = issuesOf(endpoint.body as z.ZodMiniType, given)
    setErrors(found)
    setSentence(null)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setSending(true)
    try {
      onDone(await call(endpoint, { body: given } as CallInput<E>))
    } catch (error) {
      setErrors(fieldMessages(error))
      setSentence(sentenceOf(error, 'This did not work. Is the connection all right?'))
      setSending(false)
    }
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {sentence && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-semibold text-danger">
          {sentence}
        </p>
      )}
      {children(errors)}
      <Button type="submit" look="primary" disabled={isSending}>
        {isSending ? 'One moment…' : submit}
      </Button>
    </form>
  )
}

function issuesOf(schema: z.ZodMiniType, given: unknown): Record<string, string> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return {}
  const issues = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
  return Object.fromEntries(issues.reverse())
}
