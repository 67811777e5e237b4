import { lazyComponent } from '../../platform/ui/lazy-component.tsx'

export const ItemDialog = lazyComponent(() => import('./item-dialog.tsx').then((dialog) => dialog.ItemDialog))
export const DuplicateDialog = lazyComponent(() =>
  import('./duplicate-dialog.tsx').then((dialog) => dialog.DuplicateDialog),
)
