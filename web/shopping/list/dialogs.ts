import { lazyComponent } from '../../platform/ui/lazy-component.tsx'

const loadItemDialog = () => import('./item-dialog.tsx').then((dialog) => dialog.ItemDialog)
const loadDuplicateDialog = () => import('./duplicate-dialog.tsx').then((dialog) => dialog.DuplicateDialog)

export const ItemDialog = lazyComponent(loadItemDialog)
export const DuplicateDialog = lazyComponent(loadDuplicateDialog)

/** Fetches the dialogs' code before they are opened. */
export function loadDialogs() {
  return Promise.all([loadItemDialog(), loadDuplicateDialog()])
}
