import type { ReactNode } from 'react'
import { uploadByKeyPath } from '#contract/photos/upload-keys.ts'
import { NoAddressNote } from '../platform/share/no-address-note.tsx'
import { useReachable } from '../platform/share/reachable-origin.ts'
import { CopyText } from './copy-text.tsx'
import address from './steps/address.svg'
import open from './steps/open.svg'
import options from './steps/options.svg'
import repeat from './steps/repeat.svg'
import share from './steps/share.svg'
import shareSheet from './steps/share-sheet.svg'

/** The way to the Shortcut. The same steps are in docs/share-from-a-phone.md. */
export function ShortcutSteps({ secret }: { secret: string }) {
  const reachable = useReachable()
  return (
    <ol className="grid gap-8">
      <Step number={1} picture={open} title="Open the app Shortcuts and press +" />
      <Step number={2} picture={repeat} title="Add the action “Repeat with Each”">
        It runs for every picture that you share.
      </Step>
      <Step number={3} picture={address} title="Inside of it, add “Get Contents of URL”">
        The address is:
        {reachable?.origin && (
          <CopyText label="Copy the address" value={reachable.origin + uploadByKeyPath} />
        )}
        {reachable?.origin === null && (
          <>
            <span className="wrap-anywhere">your server’s, followed by {uploadByKeyPath}</span>
            <NoAddressNote source={reachable.source} />
          </>
        )}
      </Step>
      <Step number={4} picture={options} title="Press the arrow beside the address, and fill in">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>Method</dt>
          <dd className="font-semibold">POST</dd>
          <dt>Headers</dt>
          <dd>
            add one: key <b>Authorization</b>, text as below
          </dd>
          <dt>Request Body</dt>
          <dd className="font-semibold">File</dd>
          <dt>File</dt>
          <dd className="font-semibold">Repeat Item</dd>
        </dl>
        <CopyText label="Copy the text" value={`Bearer ${secret}`} />
      </Step>
      <Step number={5} picture={shareSheet} title="Name it Sunporch and switch on “Show in Share Sheet”">
        Press the name at the top, then “Details”. It should receive images only.
      </Step>
      <Step number={6} picture={share} title="Try it: share a photo and choose Sunporch">
        It is in the gallery a moment later. The phone must reach this server, at home or on the way.
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
