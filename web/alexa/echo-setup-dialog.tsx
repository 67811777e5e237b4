import { Download } from 'lucide-react'
import { type AlexaSetup, alexaStepNames, skillPackagePath } from '#contract/alexa.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { Button, buttonLook } from '../platform/ui/button.tsx'
import { CopyField } from '../platform/ui/copy-field.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { inPageLanguage } from '../platform/words/refusal.ts'
import { useAlexaSetup, useCheckAmazon } from './alexa.queries.ts'
import { EchoSetupStep } from './echo-setup-step.tsx'
import { echoWords } from './echo-words.ts'

/** Whoever looks at the steps is often speaking to the Echo at the same time. */
const readEvery = 5000

export function EchoSetupDialog({ onClose }: { onClose: () => void }) {
  const setup = useAlexaSetup({ every: readEvery })
  const now = useNow()
  const words = echoWords()
  return (
    <Dialog title={words.stepsTitle} description={words.stepsText} width={640} onClose={onClose}>
      {setup.isError && <FailureNote error={setup.error} onRetry={() => setup.refetch()} />}
      {setup.data && !setup.data.isConfigured && (
        <p className="mb-5 rounded-control bg-marigold-soft p-4">{words.noSkill}</p>
      )}
      {setup.data?.amazonRefused && <AmazonRefused {...setup.data.amazonRefused} />}
      {setup.data && <SkillPackage problem={setup.data.packageProblem} />}
      {setup.data?.endpoint && (
        <div className="mt-5 grid gap-3">
          <CopyField label={words.endpoint} value={setup.data.endpoint} />
        </div>
      )}
      <ol className="mt-5 grid gap-4">
        {alexaStepNames.map((name) => (
          <EchoSetupStep
            key={name}
            {...words.steps[name]}
            step={setup.data?.steps.find((step) => step.name === name) ?? null}
          >
            {name === 'token' && setup.data?.hasClient && <CheckNow />}
          </EchoSetupStep>
        ))}
      </ol>
      {setup.data?.refused && (
        <p className="mt-5 text-sm text-ink-2">
          {words.lastRefused({
            at: formatMoment(setup.data.refused.at, now),
            why: inPageLanguage(setup.data.refused.why ?? ''),
          })}
        </p>
      )}
    </Dialog>
  )
}

/** `problem` says why Amazon could not call this server; null: the package can be downloaded. */
function SkillPackage({ problem }: { problem: string | null }) {
  const { group } = useSelection()
  const words = echoWords()
  if (problem !== null)
    return <p className="rounded-control bg-marigold-soft p-4">{inPageLanguage(problem)}</p>
  return (
    <div className="grid gap-2">
      <a href={skillPackagePath(requireGroupId(group))} download className={buttonLook('plain')}>
        <Download size={18} aria-hidden />
        {words.package}
      </a>
      <p className="text-sm text-ink-2">{words.packageText}</p>
    </div>
  )
}

function CheckNow() {
  const check = useCheckAmazon()
  return (
    <Button className="mt-2" disabled={check.isPending} onClick={() => check.mutate()}>
      {check.isPending ? echoWords().checking : echoWords().check}
    </Button>
  )
}

/** Amazon's word that it could not use an answer of this server. Without it nobody would know why the Echo is silent. */
function AmazonRefused({ at, device, code, message, meaning }: NonNullable<AlexaSetup['amazonRefused']>) {
  const now = useNow()
  return (
    <section className="mb-5 rounded-control bg-marigold-soft p-4">
      <h3 className="font-semibold">{echoWords().amazonRefused}</h3>
      <p className="mt-1">
        {formatMoment(at, now)}, {device ?? echoWords().anEcho}: {inPageLanguage(meaning)}
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">{message ? `${code}: ${message}` : code}</p>
    </section>
  )
}
