import { useState } from 'react'
import { pairingCodeLength } from '#contract/screen.ts'
import { sentenceOf } from '../platform/api.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { LocalhostNote } from '../platform/ui/localhost-note.tsx'
import { usePairScreen } from './screen.queries.ts'

export function PairScreenDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('')
  const pair = usePairScreen()
  const typed = code.replaceAll(/[\s-]/g, '')
  return (
    <Dialog title="Pair a screen" onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          pair.mutate(code, { onSuccess: onClose })
        }}
      >
        <ol className="grid list-decimal gap-2 pl-6">
          <li>
            On the tablet, television or Echo Show, open this address in the browser:{' '}
            <strong className="break-all">{location.origin}/screen</strong>
          </li>
          <li>Type the code that it shows.</li>
        </ol>
        <LocalhostNote />
        <Field label="Code" error={pair.error ? sentenceOf(pair.error) : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              value={code}
              onChange={(event) => setCode(event.target.value.toUpperCase())}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              placeholder="7KQ4MP"
              className={`${attributes.className} text-center font-display text-3xl tracking-[0.3em]`}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            look="primary"
            disabled={typed.length !== pairingCodeLength || pair.isPending}
          >
            {pair.isPending ? 'Connecting…' : 'Connect'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
