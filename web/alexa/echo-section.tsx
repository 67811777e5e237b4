import { useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { Button } from '../platform/ui/button.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { useAlexaSetup } from './alexa.queries.ts'
import { echoWords } from './echo-words.ts'

const ConnectEchoDialog = lazyComponent(() =>
  import('./connect-echo-dialog.tsx').then((dialog) => dialog.ConnectEchoDialog),
)
const EchoSetupDialog = lazyComponent(() =>
  import('./echo-setup-dialog.tsx').then((dialog) => dialog.EchoSetupDialog),
)
const EchoPreviewDialog = lazyComponent(() =>
  import('./echo-preview-dialog.tsx').then((dialog) => dialog.EchoPreviewDialog),
)

/** Connects an Echo, shows which steps of its set-up work, and what it draws. */
export function EchoSection() {
  const { group } = useSelection()
  const [open, setOpen] = useState<'connect' | 'setup' | 'preview' | null>(null)
  const mayManage = group !== null && may(group.role, 'devices:manage')
  const setup = useAlexaSetup({ enabled: mayManage })
  const close = () => setOpen(null)
  const words = echoWords()
  if (group === null) return null
  return (
    <section aria-labelledby="echo-title" className="mt-6 border-t border-line pt-5">
      <h3 id="echo-title" className="text-lg font-semibold">
        {words.title}
      </h3>
      <p className="mt-1 text-ink-2">
        {mayManage ? words.text : words.textOnceConnected}
        {setup.data && !setup.data.isConfigured && ` ${words.notConfigured}`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {mayManage && setup.data?.isConfigured && (
          <Button look="primary" onClick={() => setOpen('connect')}>
            {words.connect}
          </Button>
        )}
        {mayManage && <Button onClick={() => setOpen('setup')}>{words.setUp}</Button>}
        <Button onClick={() => setOpen('preview')}>{words.see}</Button>
      </div>
      {open === 'connect' && <ConnectEchoDialog onClose={close} />}
      {open === 'setup' && <EchoSetupDialog onClose={close} />}
      {open === 'preview' && <EchoPreviewDialog mayTalk={mayManage} onClose={close} />}
    </section>
  )
}
