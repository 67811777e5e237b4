import { type ReactNode, useEffect, useState } from 'react'
import { accountPath } from '#contract/pages/page-paths.ts'
import { Brand } from '../../platform/brand.tsx'
import { ApiError } from '../../platform/server/api.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { useConfirmEmail } from './confirm-email.queries.ts'
import { confirmEmailWords } from './confirm-email-words.ts'

/**
 * The page that the link in a mail opens, on any device. It waits for a press: programs that look through mails open
 * the links in them.
 */
export function ConfirmEmailPage() {
  const words = confirmEmailWords()
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
      <title>{`${words.pageTitle} · Sunporch`}</title>
      <header>
        <Brand />
      </header>
      <main className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        {confirm.isSuccess ? (
          <Message title={words.thankYou} text={words.confirmed(confirm.data.email)}>
            <a href="/" className={buttonLook('primary')}>
              {words.open}
            </a>
          </Message>
        ) : isRefused ? (
          <Message title={words.didNotWork} text={refusalOf(confirm.error, commonWords().tryAgain)}>
            <a href={accountPath} className={buttonLook('primary')}>
              {words.openSettings}
            </a>
          </Message>
        ) : (
          <Message title={words.isItYours} text={words.pressIfSo}>
            {confirm.isError && (
              <p role="alert" className="mb-4 font-semibold text-danger">
                {refusalOf(confirm.error, commonWords().notReached)}
              </p>
            )}
            <Button look="primary" disabled={confirm.isPending} onClick={() => confirm.mutate(token)}>
              {confirm.isPending ? commonWords().oneMoment : words.yes}
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
