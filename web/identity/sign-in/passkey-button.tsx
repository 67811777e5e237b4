import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'

const loadSignIn = () => import('../passkeys/sign-in-by-passkey.ts')

/** Signs in with a passkey, by the button or by what the browser offers in the e-mail field. */
export function PasskeyButton() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    // While the button is used nothing else is asked.
    if (isBusy) return
    let isGone = false
    const offer = async () => {
      const { offerPasskeys } = await loadSignIn()
      if (!isGone) await offerPasskeys((sentence) => isGone || setFailure(sentence))
    }
    // Nobody has asked for it, and the button is there.
    offer().catch(() => {})
    return () => {
      isGone = true
    }
  }, [isBusy])
  useEffect(
    () => () =>
      void loadSignIn().then(
        ({ stopOffering }) => stopOffering(),
        () => {},
      ),
    [],
  )

  async function signIn() {
    setBusy(true)
    setFailure(null)
    try {
      const { signInByPasskey } = await loadSignIn()
      const problem = await signInByPasskey()
      // After a success the browser goes to another page.
      if (problem === null) return
      setFailure(problem)
    } catch {
      setFailure('This did not work. Is the connection all right?')
    }
    setBusy(false)
  }

  return (
    <div className="mt-4 grid gap-4">
      <Button disabled={isBusy} onClick={signIn}>
        <KeyRound size={18} aria-hidden />
        {isBusy ? 'One moment…' : 'Use a passkey'}
      </Button>
      {failure !== null && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-semibold text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
