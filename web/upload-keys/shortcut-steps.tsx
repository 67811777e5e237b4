import type { ReactNode } from 'react'
import { uploadByKeyPath } from '#contract/photos/upload-keys.ts'
import { NoAddressNote } from '../platform/share/no-address-note.tsx'
import { useReachable } from '../platform/share/reachable-origin.ts'
import { linked } from '../platform/words/linked.tsx'
import { CopyText } from './copy-text.tsx'
import address from './steps/address.svg'
import open from './steps/open.svg'
import options from './steps/options.svg'
import repeat from './steps/repeat.svg'
import share from './steps/share.svg'
import shareSheet from './steps/share-sheet.svg'
import { uploadKeyWords } from './upload-key-words.ts'

/** The way to the Shortcut. The same steps are in docs/share-from-a-phone.md. */
export function ShortcutSteps({ secret }: { secret: string }) {
  const reachable = useReachable()
  const { steps } = uploadKeyWords()
  return (
    <ol className="grid gap-8">
      <Step number={1} picture={open} title={steps.open} />
      <Step number={2} picture={repeat} title={steps.repeat}>
        {steps.repeatText}
      </Step>
      <Step number={3} picture={address} title={steps.contents}>
        {steps.addressIs}
        {reachable?.origin && <CopyText what="address" value={reachable.origin + uploadByKeyPath} />}
        {reachable?.origin === null && (
          <>
            <span className="wrap-anywhere">{steps.ofServer(uploadByKeyPath)}</span>
            <NoAddressNote source={reachable.source} />
          </>
        )}
      </Step>
      <Step number={4} picture={options} title={steps.fillIn}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>{steps.method}</dt>
          <dd className="font-semibold">POST</dd>
          <dt>{steps.headers}</dt>
          <dd>{linked(steps.addHeader, { name: (text) => <b>{text}</b> })}</dd>
          <dt>{steps.body}</dt>
          <dd className="font-semibold">{steps.file}</dd>
          <dt>{steps.file}</dt>
          <dd className="font-semibold">{steps.repeatItem}</dd>
        </dl>
        <CopyText what="text" value={`Bearer ${secret}`} />
      </Step>
      <Step number={5} picture={shareSheet} title={steps.nameIt}>
        {steps.nameItText}
      </Step>
      <Step number={6} picture={share} title={steps.tryIt}>
        {steps.tryItText}
      </Step>
    </ol>
  )
}

type StepProps = { number: number; picture: string; title: string; children?: ReactNode }

function Step({ number, picture, title, children }: StepProps) {
  return (
    <li className="grid gap-4 sm:grid-cols-[15rem_1fr]">
      <img src={picture} alt="" width={320} height={220} className="w-full max-w-80 sm:max-w-none" />
      <div className="grid min-w-0 content-start gap-2">
        <h3 className="text-lg font-semibold">
          {number}. {title}
        </h3>
        <div className="grid gap-2 text-ink-2">{children}</div>
      </div>
    </li>
  )
}
