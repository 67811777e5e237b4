import { profileApi } from '#contract/identity/profile.ts'
import { useContractForm } from '../platform/form.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { identityWords } from './identity-words.ts'
import { useSetPhone } from './profile.queries.ts'
import { useUser } from './signed-in-user.tsx'

/** One's own telephone number, also for accounts of another provider. An empty field removes it. */
export function PhoneCard() {
  const user = useUser()
  const words = identityWords()
  const setPhone = useSetPhone()
  const form = useContractForm({
    schema: profileApi.setPhone.body,
    values: { phone: user.phone ?? '' },
    send: setPhone.mutateAsync,
    onSent: ({ phone }) => form.reset({ phone: phone ?? '' }),
  })
  return (
    <Card title={words.phoneTitle}>
      <form onSubmit={form.onSubmit} className="mt-4 flex flex-wrap items-start gap-3" noValidate>
        <TextField
          label={words.phone}
          hint={words.phoneHint}
          className="grow basis-64"
          {...form.field('phone')}
          type="tel"
          autoComplete="tel"
          placeholder={words.phoneExample}
        />
        <Button
          type="submit"
          look="primary"
          className="sm:mt-8"
          disabled={form.isSending || !form.formState.isDirty}
        >
          {form.isSending ? words.saving : words.save}
        </Button>
      </form>
    </Card>
  )
}
