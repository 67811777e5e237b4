import { type ReactNode, useEffect, useState } from 'react'
import { Brand } from '../../platform/brand.tsx'
import { ApiError, sentenceOf } from '../../platform/server/api.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { useConfirmEmail } from './email.queries.ts'

/**
 * The page that the link in a mail opens, on any device. It waits for a press: programs that look through mails open
 * the links in them.
 */
export function ConfirmEmailPage() {
  const [token] = useState(() => location.hash.slice(1))
  const confirm = useConfirmEmail()
  // Without an answer, or after too many tries, the same link can be tried again.
  const isRefused =
    confirm.error instanceof ApiError && confirm.error.status < 500 && confirm.error.status !== 429
  const isSettled = confirm.isSuccess || isRefused
  useEffect(() => {
    if (isSettled) history.replaceState(null, '', location.pathname)
  }, [isSettled])
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-8 p-5">
      <title>Your e-mail address · Sunporch</title>
      <header>
        <Brand />
      </header>
      <main className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        {confirm.isSuccess ? (
          <Message
            title="Thank you"
            text={`Your address is ${confirm.data.email}. News of your family comes there from now on.`}
          >
            <a href="/" className={buttonLook('primary')}>
              Open Sunporch
            </a>
          </Message>
        ) : isRefused ? (
          <Message title="This did not work" text={sentenceOf(confirm.error)}>
            <a href="/settings#account" className={buttonLook('primary')}>
              Open Settings
            </a>
          </Message>
        ) : (
          <Message
            title="Is this your address?"
            text="If you use Sunporch with the address at which you got our mail, press the button."
          >
            {confirm.isError && (
              <p role="alert" className="mb-4 font-semibold text-danger">
                {sentenceOf(confirm.error, 'The server could not be reached. Please try again.')}
              </p>
            )}
            <Button look="primary" disabled={confirm.isPending} onClick={() => confirm.mutate(token)}>
              {confirm.isPending ? 'One moment…' : 'Yes, this is my address'}
            </Button>
          </Message>
        )}
      </main>
    </div>
  )
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl font-semibold break-words">{title}</h1>
      <p role="status" className="mt-4 break-words text-ink-2">
        {text}
      </p>
      <div className="mt-6 grid">{children}</div>
    </>
  )
}
