import { identityApi } from '#contract/identity/identity.ts'
import { infoPaths } from '#contract/pages/page-paths.ts'
import { useContractForm } from '../../platform/form.ts'
import { invitationToken } from '../../platform/invitation-token.ts'
import { call } from '../../platform/server/api.ts'
import { TextField } from '../../platform/ui/field.tsx'
import { linked } from '../../platform/words/linked.tsx'
import { returnToOf } from '../passkeys/return-to.ts'
import { EmailField } from './email-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { NoSignUp } from './no-sign-up.tsx'
import { PasswordField } from './password-field.tsx'
import { maySignUp } from './registration.ts'
import type { SignInViewProps } from './sign-in-view.ts'
import { signInWords } from './sign-in-words.ts'
import { TextButton } from './text-button.tsx'

export function SignUpForm(props: SignInViewProps) {
  if (maySignUp(props.registration)) return <Form {...props} />
  return (
    <>
      <NoSignUp registration={props.registration} />
      <div className="mt-5">
        <TextButton onClick={() => props.onView('sign-in')}>{signInWords().iHaveAnAccount}</TextButton>
      </div>
    </>
  )
}

function Form({ email, onEmail, onView }: SignInViewProps) {
  const form = useContractForm({
    schema: identityApi.signUp.body,
    values: {
      firstName: '',
      lastName: '',
      email,
      password: '',
      ...invitationOf(),
      ...returnToOf(globalThis.location),
    },
    send: (body) => call(identityApi.signUp, { body }),
    onSent: ({ location: next }) => location.assign(next),
  })
  return (
    <>
      <FormFrame form={form} submit={signInWords().createAccount}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={signInWords().firstName} {...form.field('firstName')} autoComplete="given-name" />
          <TextField label={signInWords().lastName} {...form.field('lastName')} autoComplete="family-name" />
        </div>
        <EmailField {...form.field('email', { onChange: ({ target }) => onEmail(target.value) })} />
        <PasswordField isNew {...form.field('password')} />
        <p className="text-sm text-ink-2">
          {linked(signInWords().agreement, {
            terms: (text) => <InfoLink path={infoPaths.terms}>{text}</InfoLink>,
            privacy: (text) => <InfoLink path={infoPaths.privacy}>{text}</InfoLink>,
          })}
        </p>
      </FormFrame>
      <div className="mt-5">
        <TextButton onClick={() => onView('sign-in')}>{signInWords().iHaveAnAccount}</TextButton>
      </div>
    </>
  )
}

/** The token of the invitation that the person follows, as a part of the body; empty without. */
function invitationOf(): { invitation?: string } {
  const invitation = invitationToken.read()
  return invitation ? { invitation } : {}
}

/** Opens beside the form, which would lose what was typed into it. */
function InfoLink({ path, children }: { path: string; children: string }) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="font-semibold text-pine underline underline-offset-4"
    >
      {children}
    </a>
  )
}
