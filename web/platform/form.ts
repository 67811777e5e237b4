import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldMessages } from './server/api.ts'
import { inPageLanguage } from './words/refusal.ts'

type ContractForm<Schema extends z.ZodMiniType, Values extends FieldValues, Answer> = {
  /** The schema of the call's body: it is checked before anything is sent. */
  schema: Schema
  /** What the fields hold at first. */
  values: Values
  /** Makes the body out of the fields, where they differ. */
  toBody?: (values: Values) => unknown
  /** Gets the parsed body. Usually `mutation.mutateAsync`. */
  send: (body: z.output<Schema>) => Promise<Answer>
  /** Called with the answer, unless the form was closed meanwhile. */
  onSent?: (answer: Answer) => void
}

/** How far the sending is. */
export type SentForm = {
  onSubmit: (event: SyntheticEvent) => void
  isSending: boolean
  isSent: boolean
  /** What `send` threw last; null without. `sentenceOf(form.failure)` says it. */
  failure: unknown
}

/**
 * The one way to build a form. Checks the body by the contract's schema, sends it, and shows what is wrong beside
 * the field: the schema's issues and those of a refusal (422).
 *
 *     const form = useContractForm({ schema: Invite, values: { email: '' }, send: invite.mutateAsync, onSent: onClose })
 *     <form onSubmit={form.onSubmit} noValidate>
 *       <TextField label="Email" {...form.field('email')} type="email" />
 *       <DialogFooter onCancel={onClose} submit="Send" isDisabled={form.isSending} />
 *     </form>
 *
 * Besides, it has all of react-hook-form (`register`, `watch`, `setValue`, `formState`).
 */
export function useContractForm<Schema extends z.ZodMiniType, Values extends FieldValues, Answer>({
  schema,
  values,
  toBody = (values) => values,
  send,
  onSent,
}: ContractForm<Schema, Values, Answer>) {
  const fieldsSchema: StandardSchemaV1<Values, z.output<Schema>> = {
    '~standard': {
      version: 1,
      vendor: 'sunporch',
      validate: (fields) => schema['~standard'].validate(toBody(fields as Values)),
    },
  }
  const form = useForm<Values, unknown, z.output<Schema>>({
    defaultValues: values as DefaultValues<Values>,
    resolver: standardSchemaResolver(fieldsSchema),
  })
  const [failure, setFailure] = useState<unknown>(null)
  const isMounted = useMounted()

  const submit = form.handleSubmit(async (body) => {
    let answer: Answer
    try {
      answer = await send(body)
    } catch (error) {
      return refuse(error)
    }
    if (isMounted.current) onSent?.(answer)
  })

  function refuse(error: unknown) {
    setFailure(error)
    form.setError('root.failure', {})
    for (const [name, message] of Object.entries(fieldMessages(error))) {
      form.setError(name as Path<Values>, { message })
    }
  }

  const messages = messagesOf(form.formState.errors)
  return {
    ...form,
    /** What the field of this name needs: its value, and what is wrong with it. */
    field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, options),
      error: messages[name],
    }),
    onSubmit(event: SyntheticEvent) {
      setFailure(null)
      return submit(event)
    },
    errors: messages as Partial<Record<keyof Values | keyof z.input<Schema>, string>>,
    isSending: form.formState.isSubmitting,
    isSent: form.formState.isSubmitSuccessful,
    failure,
  }
}

function messagesOf(errors: object): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message && inPageLanguage(error.message)]),
  )
}

function useMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
