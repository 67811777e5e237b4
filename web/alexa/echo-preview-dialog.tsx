import clsx from 'clsx'
import { useState } from 'react'
import type { EchoDocument } from '#contract/alexa.ts'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { useEchoPreview } from './alexa.queries.ts'
import { EchoFrame } from './echo-frame.tsx'
import { EchoTalk } from './echo-talk.tsx'
import { echoWords } from './echo-words.ts'

/** Pixels of an Echo Show 8, and of a widget of middle size. */
const viewports = { screen: { width: 1280, height: 800 }, widget: { width: 328, height: 552 } }

/** The documents that an Echo draws, with the family's pictures, drawn by Amazon's renderer. */
export function EchoPreviewDialog({ mayTalk, onClose }: { mayTalk: boolean; onClose: () => void }) {
  const preview = useEchoPreview()
  const words = echoWords()
  const [name, setName] = useState<EchoDocument['name'] | 'talk'>('slideshow')
  const chosen = preview.data?.find((document) => document.name === name)
  const documents = (preview.data ?? []).map((document) => document.name)
  const tabs = [...documents, ...(mayTalk ? (['talk'] as const) : [])]
  return (
    <Dialog title={words.preview} description={words.previewText} width={900} onClose={onClose}>
      <fieldset aria-label={words.choose} className="mb-4 flex flex-wrap gap-2">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === name}
            onClick={() => setName(tab)}
            className={clsx(
              'min-h-11 rounded-full px-4 font-semibold',
              tab === name ? 'bg-pine text-on-pine' : 'bg-surface-2 hover:bg-line',
            )}
          >
            {words.documents[tab]}
          </button>
        ))}
      </fieldset>
      {preview.isError && <FailureNote error={preview.error} onRetry={() => preview.refetch()} />}
      {name === 'talk' && <EchoTalk />}
      {chosen && (
        <EchoFrame
          shown={chosen}
          title={words.documents[chosen.name]}
          viewport={chosen.name === 'widget' ? viewports.widget : viewports.screen}
        />
      )}
    </Dialog>
  )
}
