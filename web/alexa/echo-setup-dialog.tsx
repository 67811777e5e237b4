import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AlexaSetup } from '#contract/alexa.ts'
import { formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { CopyField } from '../platform/ui/copy-field.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { useAlexaSetup } from './alexa.queries.ts'

type StepName = AlexaSetup['steps'][number]['name']

/** A step is ticked when the server has seen it work. The one without a name cannot be seen from here. */
const steps: { name: StepName | null; title: string; text: ReactNode }[] = [
  {
    name: 'endpoint',
    title: 'The skill reaches this server',
    text: 'Make the skill in Amazon’s developer console, give this server its id, and say “Alexa, open sun porch”.',
  },
  {
    name: 'linked',
    title: 'An Echo is connected',
    text: '“Connect an Echo”: type the six digits that it shows.',
  },
  {
    name: 'shown',
    title: 'A picture was on its screen',
    text: 'Send a photo, then say “Alexa, open sun porch”.',
  },
  {
    name: 'token',
    title: 'Amazon lets this server speak',
    text: 'Client id and secret, from the console’s page “Permissions”.',
  },
  {
    name: 'notices',
    title: 'Notifications are allowed',
    text: 'In the Alexa app: the skill → Settings → Manage Permissions → Alexa Notifications.',
  },
  {
    name: 'told',
    title: 'Amazon took a first notification',
    text: 'Send something. Whether it was heard, nobody can tell from here.',
  },
  {
    name: 'widget',
    title: 'The widget is on the home screen',
    text: 'On the Echo: swipe from the right → Widget Gallery → Sunporch.',
  },
  {
    name: null,
    title: 'A routine opens it each morning',
    text: 'In the Alexa app: a routine with a time → Custom → “open sun porch” → from this Echo. This cannot be seen from here.',
  },
]

export function EchoSetupDialog({ onClose }: { onClose: () => void }) {
  const setup = useAlexaSetup()
  const now = useNow()
  return (
    <Dialog
      title="An Echo, step by step"
      description="A step is ticked when we have seen it work, and not before."
      width={640}
      onClose={onClose}
    >
      {setup.isError && <FailureNote error={setup.error} onRetry={() => setup.refetch()} />}
      {setup.data && !setup.data.isConfigured && (
        <p className="mb-5 rounded-control bg-marigold-soft p-4">
          This server does not know a skill yet. Whoever runs it finds the way in <code>docs/alexa.md</code>.
        </p>
      )}
      {setup.data?.amazonRefused && <AmazonRefused {...setup.data.amazonRefused} />}
      {setup.data?.endpoint && (
        <div className="grid gap-3">
          <CopyField label="The skill’s endpoint" value={setup.data.endpoint} />
        </div>
      )}
      <ol className="mt-5 grid gap-4">
        {steps.map(({ name, title, text }) => {
          const seenAt = setup.data?.steps.find((step) => step.name === name)?.seenAt ?? null
          return (
            <li key={title} className="flex gap-3">
              <span
                aria-hidden
                className={clsx(
                  'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full',
                  seenAt ? 'bg-success text-surface' : 'border-2 border-line-strong',
                )}
              >
                {seenAt && <Check size={14} />}
              </span>
              <div className="min-w-0">
                <p className="font-semibold">
                  {title}
                  <span className="sr-only">{seenAt ? ': seen' : ': not seen yet'}</span>
                </p>
                <p className="text-sm text-ink-2">{seenAt ? `Seen ${formatMoment(seenAt, now)}` : text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      {setup.data?.refused && (
        <p className="mt-5 text-sm text-ink-2">
          Last refused {formatMoment(setup.data.refused.at, now)}: {setup.data.refused.why}.
        </p>
      )}
    </Dialog>
  )
}

/** Amazon's word that it could not use an answer of this server. Without it nobody would know why the Echo is silent. */
function AmazonRefused({ at, device, code, message, meaning }: NonNullable<AlexaSetup['amazonRefused']>) {
  const now = useNow()
  return (
    <section className="mb-5 rounded-control bg-marigold-soft p-4">
      <h3 className="font-semibold">Amazon refused something</h3>
      <p className="mt-1">
        {formatMoment(at, now)}, {device ?? 'an Echo that is not connected'}: {meaning}
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">{message ? `${code}: ${message}` : code}</p>
    </section>
  )
}
