import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { type AlexaSetup, skillPackagePath } from '#contract/alexa.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { Button, buttonLook } from '../platform/ui/button.tsx'
import { CopyField } from '../platform/ui/copy-field.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { useAlexaSetup, useCheckAmazon } from './alexa.queries.ts'
import { EchoSetupStep } from './echo-setup-step.tsx'

type StepName = AlexaSetup['steps'][number]['name']

/** Whoever looks at the steps is often speaking to the Echo at the same time. */
const readEvery = 5000

/** A step is ticked while the server sees it work. */
const steps: { name: StepName; title: string; text: ReactNode }[] = [
  {
    name: 'endpoint',
    title: 'The skill reaches this server',
    text: 'Make the skill with the package above, give this server its id, and say “Alexa, open sun porch”; with Alexa+ “open sun porch skill”. What to say in other languages is in docs/alexa.md.',
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
    text: 'Give this server the client id and secret of the skill, and press “Check now”.',
  },
  {
    name: 'notices',
    title: 'Notifications are allowed',
    text: 'In the Alexa app of the Echo’s account, a card asks for it after “Alexa, open sun porch”. Or there: the skill → Settings → Manage Permissions → Alexa Notifications.',
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
    name: 'routine',
    title: 'A routine has opened it',
    text: 'In the Alexa app: a routine with a time → Custom → “open sun porch” → from this Echo. It brings the pictures, and is no sign of life.',
  },
]

export function EchoSetupDialog({ onClose }: { onClose: () => void }) {
  const setup = useAlexaSetup({ every: readEvery })
  const now = useNow()
  return (
    <Dialog
      title="An Echo, step by step"
      description="A step is ticked while we see it work, and not before."
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
      {setup.data && <SkillPackage problem={setup.data.packageProblem} />}
      {setup.data?.endpoint && (
        <div className="mt-5 grid gap-3">
          <CopyField label="The skill’s endpoint" value={setup.data.endpoint} />
        </div>
      )}
      <ol className="mt-5 grid gap-4">
        {steps.map(({ name, title, text }) => (
          <EchoSetupStep
            key={title}
            title={title}
            text={text}
            step={setup.data?.steps.find((step) => step.name === name) ?? null}
          >
            {name === 'token' && setup.data?.hasClient && <CheckNow />}
          </EchoSetupStep>
        ))}
      </ol>
      {setup.data?.refused && (
        <p className="mt-5 text-sm text-ink-2">
          Last refused {formatMoment(setup.data.refused.at, now)}: {setup.data.refused.why}.
        </p>
      )}
    </Dialog>
  )
}

/** `problem` says why Amazon could not call this server; null: the package can be downloaded. */
function SkillPackage({ problem }: { problem: string | null }) {
  const { group } = useSelection()
  if (problem !== null) return <p className="rounded-control bg-marigold-soft p-4">{problem}</p>
  return (
    <div className="grid gap-2">
      <a href={skillPackagePath(requireGroupId(group))} download className={buttonLook('plain')}>
        <Download size={18} aria-hidden />
        Download the skill package
      </a>
      <p className="text-sm text-ink-2">
        Unpack it, and go on with step 2 of <code>docs/alexa.md</code>: Amazon’s tool makes the skill of it.
      </p>
    </div>
  )
}

function CheckNow() {
  const check = useCheckAmazon()
  return (
    <Button className="mt-2" disabled={check.isPending} onClick={() => check.mutate()}>
      {check.isPending ? 'Asking Amazon…' : 'Check now'}
    </Button>
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
