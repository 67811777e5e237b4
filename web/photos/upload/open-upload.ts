import { showLasting } from '../../platform/ui/lasting.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { requestUpload, type UploadPurpose } from './batch/upload-requests.ts'

const Uploads = lazyComponent(() => import('./uploads.tsx').then((uploads) => uploads.Uploads))

/** Opens the dialog that uploads pictures, with those that were chosen already. Videos have a dialog of their own. */
export function openUpload(purpose: UploadPurpose, files: File[] = []): void {
  requestUpload({ purpose, files })
  showUploads()
}

/** Shows what is being uploaded, without a dialog. */
export function showUploads(): void {
  showLasting(Uploads)
}

/** Opens the phone's or the computer's own picker at once. Call it while a press is being handled. */
export function pickPictures(purpose: UploadPurpose): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*,video/*'
  input.multiple = true
  input.hidden = true
  input.onchange = () => {
    openUpload(purpose, [...(input.files ?? [])])
    input.remove()
  }
  input.oncancel = () => input.remove()
  // Older Safari opens no picker for an input that is outside of the page.
  document.body.append(input)
  input.click()
}
