import clsx from 'clsx'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useSelection } from '../family/selection/selected-group.tsx'
import { frameWords } from '../platform/frame/frame-words.ts'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'

const VoiceDialog = lazyComponent(() => import('./voice-dialog.tsx').then((dialog) => dialog.VoiceDialog))

/** Opens the recorder, whose code is fetched then. */
export function SendVoiceButton({ className }: { className?: string }) {
  const { group } = useSelection()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={frameWords().sendVoice}
        className={clsx(
          'size-12! border border-line-strong bg-surface text-ink hover:bg-surface-2',
          className,
        )}
        onClick={() => setOpen(true)}
      >
        <Mic size={20} aria-hidden />
      </IconButton>
      {isOpen && group && <VoiceDialog group={group} onClose={() => setOpen(false)} />}
    </>
  )
}
