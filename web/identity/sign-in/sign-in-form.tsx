import { identityApi } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { call } from '../../platform/server/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import { returnToOf } from '../passkeys/return-to.ts'
import { EmailField } from './email-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { NoSignUp } from './no-sign-up.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from './password-field.tsx'
import { maySignUp } from './registration.ts'
import type { SignInViewProps } from './sign-in-view.ts'
import { signInWords } from './sign-in-words.ts'
import { TextButton } from './text-button.tsx'

export function SignInForm({ email, isNew, registration, hasPasskeys, onEmail, onView }: SignInViewProps) {
  const form = useContractForm({
    schema: identityApi.signIn.body,
    values: { email, password: '', ...returnToOf(globalThis.location) },
    send: (body) => call(identityApi.signIn, { body }),
    onSent: ({ location: next }) => location.assign(next),
  })
  return (
    <>
      {isNew && (
        <div className="mb-7 grid gap-3 rounded-control bg-pine-soft p-4">
          <p className="text-lg font-semibold">{signInWords().newHere}</p>
          {maySignUp(registration) ? (
            <Button look="primary" onClick={() => onView('sign-up')}>
              {signInWords().createAccount}
            </Button>
          ) : (
            <NoSignUp registration={registration} />
          )}
        </div>
      )}
      <FormFrame
        form={form}
        submit={signInWords().signIn}
        look={isNew && maySignUp(registration) ? 'plain' : 'primary'}
      >
        <EmailField
          {...form.field('email', { onChange: ({ target }) => onEmail(target.value) })}
          offersPasskeys={hasPasskeys}
        />
        <PasswordField {...form.field('password')} />
      </FormFrame>
      {hasPasskeys && <PasskeyButton />}
      <div className="mt-5 flex flex-wrap justify-between gap-x-6">
        {!isNew && (
          <TextButton onClick={() => onView('sign-up')}>
            {maySignUp(registration) ? signInWords().createAccount : signInWords().iHaveNoAccount}
          </TextButton>
        )}
        <TextButton onClick={() => onView('forgot')}>{signInWords().forgotPassword}</TextButton>
      </div>
    </>
  )
}
