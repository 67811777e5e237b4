import { type ReactNode, useState } from 'react'
import { Button } from '../platform/ui/button.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { uploadKeyWords } from './upload-key-words.ts'

type Props = {
  /** Of the form. */
  title: string
  description: string
  form: (onMade: (secret: string) => void) => ReactNode
  madeTitle: string
  madeDescription: string
  made: (secret: string) => ReactNode
  /** Asked before the secret is closed otherwise than by "Done". */
  question: string
  consequence: string
  onClose: () => void
  width?: number
}

/** Makes a secret by a form, and shows it, once. */
export function ShownOnceDialog(props: Props) {
  const { onClose } = props
  const [secret, setSecret] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  if (secret === null) return <Dialog {...props}>{props.form(setSecret)}</Dialog>
  return (
    <Dialog
      title={props.madeTitle}
      description={props.madeDescription}
      onClose={() => setAsking(true)}
      width={props.width}
    >
      {props.made(secret)}
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={onClose}>
          {uploadKeyWords().done}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={props.question}
          confirm={uploadKeyWords().close}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          {props.consequence}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
