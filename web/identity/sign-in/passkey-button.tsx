import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { signInWords } from './sign-in-words.ts'

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
      const problem = await signInByPasskey(signInWords().noPasskeyUsed)
      // After a success the browser goes to another page.
      if (problem === null) return
      setFailure(problem)
    } catch {
      setFailure(commonWords().didNotWork)
    }
    setBusy(false)
  }

  return (
    <div className="mt-4 grid gap-4">
      <Button disabled={isBusy} onClick={signIn}>
        <KeyRound size={18} aria-hidden />
        {isBusy ? commonWords().oneMoment : signInWords().usePasskey}
      </Button>
      {failure !== null && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-semibold text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
