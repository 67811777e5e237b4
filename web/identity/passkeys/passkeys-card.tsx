import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/identity/passkeys.ts'
import { formatAgo, formatDate } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { CardStandIn } from '../../platform/ui/card-stand-in.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { identityWords } from '../identity-words.ts'
import { useUser } from '../signed-in-user.tsx'
import { usePasskeySite, usePasskeys } from './passkeys.queries.ts'
import { passkeysWorkAt } from './passkeys-work.ts'

const AddPasskeyDialog = lazyComponent(() =>
  import('./add-passkey-dialog.tsx').then((dialog) => dialog.AddPasskeyDialog),
)
const RenamePasskeyDialog = lazyComponent(() =>
  import('./edit-passkey-dialog.tsx').then((dialog) => dialog.RenamePasskeyDialog),
)
const RemovePasskeyDialog = lazyComponent(() =>
  import('./edit-passkey-dialog.tsx').then((dialog) => dialog.RemovePasskeyDialog),
)

/** The person's passkeys. Where none can work and there are none, nothing is shown. */
export function PasskeysCard() {
  const user = useUser()
  // With a sign-in provider the account has none.
  return user.hasPassword ? <OwnPasskeys /> : null
}

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null

function OwnPasskeys() {
  const passkeys = usePasskeys()
  const site = usePasskeySite()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const words = identityWords()
  const origin = site.data?.origin ?? null
  const canAdd = passkeysWorkAt(origin)
  if (site.isPending) return <CardStandIn className="h-49" />
  if (!site.data || (!canAdd && passkeys.data?.length === 0 && origin === null)) return null
  return (
    <Card title={words.passkeys}>
      <p className="mt-1 text-ink-2">{words.passkeysMean}</p>
      {passkeys.isError && <FailureNote error={passkeys.error} onRetry={() => passkeys.refetch()} />}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={(what) => setOpen({ what, passkey })} />
          ))}
        </ul>
      )}
      {canAdd ? (
        <Button className="mt-4" onClick={() => setOpen({ what: 'add' })}>
          <KeyRound size={18} aria-hidden />
          {words.addPasskey}
        </Button>
      ) : (
        <p className="mt-4 text-sm text-ink-2">{whyNot(origin)}</p>
      )}
      {open?.what === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.what === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.what === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
    </Card>
  )
}

type PasskeyRowProps = { passkey: Passkey; onOpen: (what: 'rename' | 'remove') => void }

function PasskeyRow({ passkey: { name, createdAt, usedAt }, onOpen }: PasskeyRowProps) {
  const now = useNow()
  const words = identityWords()
  return (
    <li className="flex items-center gap-x-4 gap-y-2 py-3.5">
      <KeyRound size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow">
        <p dir="auto" className="font-semibold break-words">
          {name}
        </p>
        <p className="text-sm text-ink-2">
          {words.passkeyAdded(formatDate(createdAt))} ·{' '}
          {usedAt ? words.passkeyUsed(formatAgo(usedAt, now)) : words.passkeyUnused}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton
          label={words.renameThis(name)}
          className="hover:bg-surface-2"
          onClick={() => onOpen('rename')}
        >
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={words.removeThis(name)}
          className="hover:bg-surface-2"
          onClick={() => onOpen('remove')}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

function whyNot(origin: string | null): string {
  const { needHttps, addAt, browserHasNone } = identityWords()
  if (origin === null) return needHttps
  if (location.origin !== origin) return addAt(origin)
  return browserHasNone
}
